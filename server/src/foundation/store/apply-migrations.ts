import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder, schemaVersion } from './migrations.ts';
import type { RunStatement } from './run-statement.ts';
import { noteSchema, requireKnownState } from './schema-guard.ts';
import { withRoles, type StoreRoles } from './store-roles.ts';

/** Table of drizzle's migrator, which maintained it until migrations had role names to replace. */
const table = 'drizzle.__drizzle_migrations';

/**
 * Applies the migrations this database does not have yet, all of them or none, with its own names of the roles. A newer
 * schema that allows this program is left as it is.
 * @param wanted number of migrations it has at the end: fewer than there are for the rows of an older backup
 * @throws StoreRefusal when the schema is too new for this program
 */
export async function applyMigrations(
  run: RunStatement,
  roles: StoreRoles,
  wanted = schemaVersion,
): Promise<void> {
  await run('create schema if not exists drizzle');
  await run(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { version } = await requireKnownState(run);
  if (version > schemaVersion) return;
  const [row] = await run(`select max(created_at) as last from ${table}`);
  const last = Number(row?.['last'] ?? 0);
  const pending = readMigrationFiles({ migrationsFolder })
    .slice(0, wanted)
    .filter(({ folderMillis }) => folderMillis > last);
  await run('begin');
  try {
    for (const { sql, hash, folderMillis } of pending) {
      for (const statement of sql) await run(withRoles(statement, roles));
      await run(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
    }
    if (version < wanted) await noteSchema(run, wanted);
    await run('commit');
  } catch (error) {
    await run('rollback');
    throw error;
  }
}
