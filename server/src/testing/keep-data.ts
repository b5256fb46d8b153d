import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Store, Transaction } from '../foundation/store/store.ts';

/** Content of a store at one moment. */
export interface KeptData {
  /**
   * Restores every row of every table and the next value of every sequence. Only for a store that nobody is writing to.
   * @throws Error when a table, column, function, policy or trigger was created, changed or dropped since
   */
  readonly putBack: () => Promise<void>;
}

/** Schema of the copies, which no role of the program may access. */
const keptSchema = 'kept_data';

const ofTheProgram = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', '${keptSchema}')`;

const tableSchema = z.object({ name: z.string(), copy: z.string(), columns: z.string() });
const sequenceSchema = z.object({ name: z.string() });
const stateSchema = z.object({ state: z.string() });

type Table = z.infer<typeof tableSchema>;

async function rowsOf<Row>(transaction: Transaction, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  const result: unknown = await transaction.execute(query);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}

const tablesOf = (transaction: Transaction) =>
  rowsOf(
    transaction,
    tableSchema,
    sql`select format('%I.%I', n.nspname, c.relname) as name,
          format('%I.%I', ${keptSchema}::text, n.nspname || '.' || c.relname) as copy,
          (select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and ${sql.raw(ofTheProgram)} order by 1`,
  );

const sequencesOf = (transaction: Transaction) =>
  rowsOf(
    transaction,
    sequenceSchema,
    sql`select format('%I.%I', n.nspname, c.relname) as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'S' and ${sql.raw(ofTheProgram)} order by 1`,
  );

/** Expression for everything except rows: tables and their columns, constraints, policies, triggers, functions. */
const schemaState = `(select md5(string_agg(part, chr(10) order by part)) from (
    select concat_ws(' ', n.nspname, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text) as part
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ofTheProgram}
    union all select concat_ws(' ', c.oid::regclass::text, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attacl::text)
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where a.attnum > 0 and not a.attisdropped and ${ofTheProgram}
    union all select concat_ws(' ', o.conrelid::regclass::text, o.conname, o.convalidated)
      from pg_constraint o join pg_namespace n on n.oid = o.connamespace where ${ofTheProgram}
    union all select concat_ws(' ', p.polrelid::regclass::text, p.polname, p.polroles::text, p.polqual::text) from pg_policy p
    union all select concat_ws(' ', t.tgrelid::regclass::text, t.tgname, t.tgenabled) from pg_trigger t where not t.tgisinternal
    union all select concat_ws(' ', p.oid::regprocedure::text, p.prosrc, p.proacl::text)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ofTheProgram}
  ) parts)`;

/** Returns an expression for all rows of a table as one value, independent of their order on disk. */
const rowState = ({ name }: Table) =>
  `(select coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') from ${name} t)`;

async function stateOf(transaction: Transaction, expression: string): Promise<string> {
  const [row] = await rowsOf(transaction, stateSchema, sql.raw(`select ${expression} as state`));
  if (!row) throw new Error('The store does not say what it holds.');
  return row.state;
}

/**
 * Deletes and inserts instead of TRUNCATE, which writes new files for each table and index: 0.7 s on a PostgreSQL with
 * a disk.
 */
const putTableBack = (table: Table, state: string) => `
  if ${rowState(table)} <> '${state}' then
    delete from ${table.name};
    insert into ${table.name} (${table.columns}) overriding system value select ${table.columns} from ${table.copy};
  end if;`;

const putSequenceBack = (name: string, state: string) => {
  const [value = '1', isCalled = 'f'] = state.split(' ');
  return `perform setval('${name}', ${value}, '${isCalled}');`;
};

/**
 * Stores the content of a store inside the store, so that tests can share one: each restores the previous content. The
 * connection's user must be a superuser: triggers and foreign keys are disabled while rows are restored.
 */
export async function keepData(store: Store): Promise<KeptData> {
  const putBack = await store.asOwner(async (transaction) => {
    await transaction.execute(sql.raw(`drop schema if exists ${keptSchema} cascade`));
    await transaction.execute(sql.raw(`create schema ${keptSchema}`));
    const steps: string[] = [];
    for (const table of await tablesOf(transaction)) {
      await transaction.execute(sql.raw(`create table ${table.copy} as table ${table.name}`));
      steps.push(putTableBack(table, await stateOf(transaction, rowState(table))));
    }
    for (const { name } of await sequencesOf(transaction)) {
      const state = await stateOf(transaction, `(select last_value || ' ' || is_called::text from ${name})`);
      steps.push(putSequenceBack(name, state));
    }
    const schema = await stateOf(transaction, schemaState);
    return sql.raw(`do $put_back$ begin
      if ${schemaState} <> '${schema}' then
        raise exception 'The schema of the store was changed: such a test needs a store of its own.';
      end if;
      set local session_replication_role = replica;
      ${steps.join('\n')}
    end $put_back$`);
  });

  return {
    putBack: async () => {
      await store.asOwner((transaction) => transaction.execute(putBack));
    },
  };
}
