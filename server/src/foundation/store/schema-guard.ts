import { oldestProgram, schemaVersion } from './migrations.ts';
import type { RunStatement } from './run-statement.ts';
import { StoreRefusal } from './store-refusal.ts';

/** One row: the version of the schema, and that of the oldest program that works with it. */
const table = 'drizzle.platen_schema';

export interface SchemaState {
  /** Version of the schema: the number of its migrations; 0 for a database from before this table. */
  readonly version: number;
  /** Schema version of the oldest program that works with it. */
  readonly oldestProgram: number;
}

/** Returns the state of the schema. @param run runs as owner of the tables */
export async function readSchemaState(run: RunStatement): Promise<SchemaState> {
  const [row] = await run(`select version, oldest_program from ${table}`);
  return { version: Number(row?.['version'] ?? 0), oldestProgram: Number(row?.['oldest_program'] ?? 0) };
}

/**
 * Creates the table of the guard, and returns the state of the schema if this program works with it.
 * @throws StoreRefusal when a newer program has changed it so that this one does not
 */
export async function requireKnownState(run: RunStatement): Promise<SchemaState> {
  await run(
    `create table if not exists ${table}
      (is_only boolean primary key default true check (is_only), version int not null, oldest_program int not null)`,
  );
  const state = await readSchemaState(run);
  if (isTooOld(state)) throw new StoreRefusal(tooOld(state));
  return state;
}

/** Returns whether this program must not work with a schema any more. */
export const isTooOld = (state: SchemaState) => schemaVersion < state.oldestProgram;

/** Returns a sentence for a program that is too old. */
export const tooOld = (state: SchemaState) =>
  `The database was changed by a newer Platen (schema ${state.version}; it needs a program of ${state.oldestProgram}, this one is of ${schemaVersion}). Start the newer version.`;

/** Notes that the schema has this version, and which program works with it. */
export const noteSchema = (run: RunStatement, version: number) =>
  run(
    `insert into ${table} (version, oldest_program) values ($1, $2)
      on conflict (is_only) do update set version = $1, oldest_program = greatest(${table}.oldest_program, $2)`,
    [version, Math.min(version, oldestProgram)],
  );
