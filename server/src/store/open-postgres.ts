import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient } from 'pg';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema/index.ts';
import { createScopedStore } from './scoped-store.ts';
import { StoreRefusal } from './store-refusal.ts';
import type { Store } from './store.ts';

const oldestMajor = 15;
/** Any number, as long as it is always the same: servers that start together migrate one after the other. */
const migrationLock = 5_022_026;

/**
 * The store over PostgreSQL; applies the migrations the database has not seen.
 * @throws StoreRefusal when the server cannot be reached or is older than 15
 */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, statement_timeout: 30_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw refusalOf(error);
    });
    try {
      await requireVersion(client);
      await migrateAlone(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return createScopedStore({
    kind: 'postgresql',
    database: drizzle(pool, { schema }),
    vacuum: async () => {
      await pool.query('vacuum analyze');
    },
    close: () => pool.end(),
  });
}

/** Says why, and never the address: it holds a password. */
function refusalOf(error: unknown): unknown {
  const fault = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  if (!(fault instanceof Error) || !('code' in fault)) return error;
  return new StoreRefusal(
    `The PostgreSQL server refuses or cannot be reached: ${fault.message}. Check DATABASE_URL.`,
  );
}

async function requireVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < oldestMajor) {
    throw new StoreRefusal(`The database is PostgreSQL ${major}; Platen needs ${oldestMajor} or newer.`);
  }
}

async function migrateAlone(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}
