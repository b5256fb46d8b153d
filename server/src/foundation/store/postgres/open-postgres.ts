import { Pool } from 'pg';
import { createScopedStore, type Engine } from '../scoped-store.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import type { Store } from '../store.ts';
import { HangingWatch } from './hanging-watch.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { runTransaction } from './run-transaction.ts';

const POOL_SIZE = 10;
/** For a connection, be it new or one that others use. */
const CONNECT_WITHIN_MS = 5000;
const PING_WITHIN_MS = 2000;
const CONNECTION_LIFE_S = 30 * 60;

/** Where a PostgreSQL database is. */
export interface PostgresLocation {
  readonly databaseUrl: string;
  /** The same database without a pooler between, for migrations; `databaseUrl` where none is given. */
  readonly directUrl?: string | undefined;
}

/**
 * The store over PostgreSQL; applies the migrations the database has not seen.
 * @throws StoreRefusal when the server cannot be reached or is older than 15
 */
export async function openPostgres({
  databaseUrl,
  directUrl = databaseUrl,
}: PostgresLocation): Promise<Store> {
  const roles = await migratePostgres(directUrl);
  // Limits of time are set in each transaction: a pooler refuses connections that ask for them at their start.
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    keepAlive: true,
  });
  // A connection that breaks says so to the statement under way; said again without a listener it ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const watch = new HangingWatch(databaseUrl);
  const transact: Engine['transact'] = (scope, work) => runTransaction(pool, watch, scope, work);
  return createScopedStore({
    kind: 'postgresql',
    roles,
    transact,
    ping: () =>
      soon(transact(undefined, async (transaction) => void (await transaction.execute('select 1')))),
    vacuum: async () => {
      await pool.query('vacuum analyze');
    },
    close: async () => {
      watch.stop();
      await pool.end();
    },
  });
}

/** @throws StoreUnavailable where there is no answer within the time of a ping */
async function soon(answer: Promise<void>): Promise<void> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StoreUnavailable(new Error('No answer.'))), PING_WITHIN_MS);
  // It may still fail when nobody listens any more.
  answer.catch(() => undefined);
  await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
