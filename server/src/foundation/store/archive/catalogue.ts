import { z } from 'zod';
import type { RunStatement } from '../run-statement.ts';
import type { ArchivedTable } from './archive-format.ts';

/** Returns a name as it is written in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the name of a table or sequence as it is written in a statement. */
export const qualified = (name: string): string => `public.${quoted(name)}`;

/** Returns the columns of a table as they are written in a statement. */
export const columnList = ({ columns }: ArchivedTable): string => columns.map(quoted).join(', ');

/** Settings under which a value has the same text on every engine and version; they end with the transaction. */
export const sameTexts = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
].join('; ');

const namesSchema = z.array(z.object({ name: z.string() }));
const tablesSchema = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));
const versionSchema = z.tuple([z.object({ isThere: z.boolean() })]);
const countSchema = z.tuple([z.object({ count: z.coerce.number() })]);

/** Reads the tables of the store with those of their columns that are not computed, by name. */
export async function readTables(run: RunStatement): Promise<ArchivedTable[]> {
  const rows = await run(
    `select c.relname as name, (
        select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      order by c.relname collate "C"`,
  );
  return tablesSchema.parse(rows);
}

/** Reads the names of the sequences of the store. */
export async function readSequences(run: RunStatement): Promise<string[]> {
  const rows = await run(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
      order by relname collate "C"`,
  );
  return namesSchema.parse(rows).map(({ name }) => name);
}

/** Reads the number of migrations the database has; undefined if it is none of ours. */
export async function readSchemaVersion(run: RunStatement): Promise<number | undefined> {
  const table = 'drizzle.__drizzle_migrations';
  const [{ isThere }] = versionSchema.parse(
    await run(`select to_regclass('${table}') is not null as "isThere"`),
  );
  if (!isThere) return undefined;
  const [{ count }] = countSchema.parse(await run(`select count(*) as count from ${table}`));
  return count;
}
