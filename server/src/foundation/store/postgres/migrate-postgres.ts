import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import { applyMigrations } from '../apply-migrations.ts';
import type { RunStatement } from '../run-statement.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { withOwner } from './owner-connection.ts';
import { roleParts, rolesOfDatabase, type StoreRoles } from '../store-roles.ts';

const OLDEST_MAJOR = 15;
/** Arbitrary but constant number of the advisory lock: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 5_022_026;
/** A migration that waits for a table blocks all later transactions: it gives up and tries again. */
const LOCK_TIMEOUT = '3s';
const TRIES = 20;
const PAUSE_MS = 1000;
const lockNotAvailable = '55P03';

/**
 * Applies the migrations the database does not have yet, however long they and those of another server take, and
 * returns its roles.
 * @param connectionString of the server itself: a pooler in between would pass the lock on to the next client
 * @param version number of migrations; all if omitted
 * @throws StoreRefusal when the server cannot be reached or is older than 15, or the database is of a newer program
 */
export const migratePostgres = (connectionString: string, version?: number): Promise<StoreRoles> =>
  withOwner(connectionString, async (client, run) => {
    await requireVersion(client);
    await client.query(`set statement_timeout = 0; set lock_timeout = 0`);
    // It is released with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    const roles = await readRoles(run);
    await inheritSearch(run, roles, true);
    await migratePatiently(run, roles, version);
    await inheritSearch(run, roles, false);
    // Only needed while migrating a restored dump.
    await run(`revoke create on schema public from ${roles.search}`);
    return roles;
  });

/** Returns the roles stored in the database; for a new database, those derived from its name. */
async function readRoles(run: RunStatement): Promise<StoreRoles> {
  const [database] = await run(
    `select current_database() as name, to_regprocedure('public.platen_role(text)') is not null as "isKept"`,
  );
  const roles = rolesOfDatabase(String(database?.['name']));
  if (database?.['isKept'] !== true) return roles;
  const parts = Object.entries(roleParts).map(([key, part]) => `platen_role('${part}') as "${key}"`);
  const [kept] = await run(`select ${parts.join(', ')}`);
  return { ...roles, ...kept };
}

/**
 * Sets whether the owner inherits the search role: from PostgreSQL 16 on a role is inherited only if that is stated.
 * The owner changes functions of the search only while it migrates; at any other time, it could read the articles of
 * every organisation through that role.
 */
async function inheritSearch(run: RunStatement, { search }: StoreRoles, isOn: boolean): Promise<void> {
  const [found] = await run(
    `select current_setting('server_version_num')::int >= 160000
      and exists (select from pg_roles where rolname = $1) as "isSaid"`,
    [search],
  );
  if (found?.['isSaid'] === true) await run(`grant ${search} to current_user with inherit ${isOn}`);
}

async function migratePatiently(
  run: RunStatement,
  roles: StoreRoles,
  version: number | undefined,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await applyMigrations(run, roles, version);
      return;
    } catch (error) {
      if (tries === TRIES || !(error instanceof DatabaseError) || error.code !== lockNotAvailable)
        throw error;
    }
    await pause(PAUSE_MS);
  }
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new StoreRefusal(`The database is PostgreSQL ${major}; Platen needs ${OLDEST_MAJOR} or newer.`);
  }
}
