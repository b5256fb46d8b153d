import { z } from 'zod';
import type { RunStatement } from '../run-statement.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { ArchiveRefusal, type ArchivedTable, type Manifest } from './archive-format.ts';
import type { ArchiveTarget } from './archive-target.ts';
import { qualified, quoted, readSequences, readTables } from './catalogue.ts';
import type { CheckedArchive } from './checked-archive.ts';
import { sumTable } from './table-sum.ts';

const tableNames = z.array(z.object({ name: z.string() }));
const constraintNames = z.array(z.object({ table: z.string(), name: z.string() }));
const usedSchema = z.tuple([z.object({ isUsed: z.boolean() })]);

/**
 * Fills an empty, migrated store with the rows of an archive, within the transaction of the target: row-level security does
 * not bind the owner meanwhile, triggers do not fire, and references are checked at the end. Every table is counted and
 * summed up before the caller commits.
 * @throws ArchiveRefusal when it does not fit the schema or the rows came out differently; StoreRefusal when the store is
 *   not empty
 */
export async function loadArchive(target: ArchiveTarget, archive: CheckedArchive): Promise<void> {
  const { run } = target;
  const { manifest } = archive;
  const tables = await fittingTables(run, manifest);
  const forced = tableNames.parse(
    await run(
      `select relname as name from pg_class where relkind = 'r' and relforcerowsecurity
        and relnamespace = 'public'::regnamespace order by 1`,
    ),
  );
  const references = constraintNames.parse(
    await run(
      `select conrelid::regclass::text as table, conname as name from pg_constraint
        where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`,
    ),
  );
  const alterTables = async (change: string, names: Iterable<string>) => {
    for (const name of names) await run(`alter table ${qualified(name)} ${change}`);
  };
  const alterReferences = async (change: string) => {
    for (const { table, name } of references)
      await run(`alter table ${table} alter constraint ${quoted(name)} ${change}`);
  };

  await alterTables(
    'no force row level security',
    forced.map(({ name }) => name),
  );
  await alterTables('disable trigger user', tables.keys());
  await alterReferences('deferrable initially deferred');
  await emptyStore(run, tables);

  await archive.readRows((table) => {
    const known = tables.get(table.name);
    if (!known || !haveSameColumns(known, table)) throw misfit();
    return target.copyIn(table);
  });

  await setSequences(run, manifest);
  await run('set constraints all immediate');
  await alterReferences('not deferrable');
  await alterTables('enable trigger user', tables.keys());
  await compareSums(run, manifest);
  await alterTables(
    'force row level security',
    forced.map(({ name }) => name),
  );
}

const misfit = () => new ArchiveRefusal('The backup does not have the tables of its schema.');

const haveSameColumns = (one: ArchivedTable, other: ArchivedTable): boolean =>
  JSON.stringify(one.columns.toSorted()) === JSON.stringify(other.columns.toSorted());

/** Returns the tables of the store by name, all of which the archive must have. */
async function fittingTables(
  run: RunStatement,
  manifest: Manifest,
): Promise<ReadonlyMap<string, ArchivedTable>> {
  const tables = new Map((await readTables(run)).map((table) => [table.name, table]));
  const archived = new Map(manifest.tables.map((table) => [table.name, table]));
  const fits = [...tables.values()].every((table) => {
    const other = archived.get(table.name);
    return other !== undefined && haveSameColumns(table, other);
  });
  if (!fits || archived.size !== tables.size || manifest.tables.length !== tables.size) throw misfit();
  return tables;
}

/** Deletes what a start without an organisation leaves, such as its link for the set-up. */
async function emptyStore(run: RunStatement, tables: ReadonlyMap<string, ArchivedTable>): Promise<void> {
  const [{ isUsed }] = usedSchema.parse(
    await run(
      `select exists (select from public.organizations) or exists (select from public.accounts) as "isUsed"`,
    ),
  );
  if (isUsed) {
    throw new StoreRefusal(
      'The store is not empty: it has organisations or accounts. Restore into an empty one; nothing was changed.',
    );
  }
  for (const name of tables.keys()) await run(`delete from ${qualified(name)}`);
}

async function setSequences(run: RunStatement, manifest: Manifest): Promise<void> {
  const known = await readSequences(run);
  const told = manifest.sequences.map(({ name }) => name);
  if (JSON.stringify(known.toSorted()) !== JSON.stringify(told.toSorted())) throw misfit();
  for (const { name, value, isCalled } of manifest.sequences)
    await run('select setval($1::regclass, $2::bigint, $3)', [qualified(name), value, isCalled]);
}

async function compareSums(run: RunStatement, manifest: Manifest): Promise<void> {
  for (const { rows, sum, ...table } of manifest.tables) {
    const stored = await sumTable(run, table);
    if (stored.rows === rows && stored.sum === sum) continue;
    throw new ArchiveRefusal(
      `The rows of ${table.name} did not arrive as they were: ${stored.rows} of ${rows}, sum ${stored.sum} for ${sum}. Nothing was changed.`,
    );
  }
}
