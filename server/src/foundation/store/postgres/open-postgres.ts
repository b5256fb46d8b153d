import { Pool } from 'pg';
import { createScopedStore, type Engine } from '../scoped-store.ts';
import { StoreUnavailable } from '../store-unavailable.ts';
import type { Store } from '../store.ts';
import { vacuumStatement } from '../vacuum-statement.ts';
import { HangingWatch } from './hanging-watch.ts';
import { MessageSender } from './message-sender.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { readTogether, runTransaction } from './run-transaction.ts';

const POOL_SIZE = 10;
/** Timeout in ms for getting a connection, whether a new one or one of the pool. */
const CONNECT_WITHIN_MS = 5000;
const PING_WITHIN_MS = 2000;
const CONNECTION_LIFE_S = 30 * 60;

/** Location of a PostgreSQL database. */
export interface PostgresLocation {
  readonly databaseUrl: string;
  /** Address of the same database without a pooler, for migrations; defaults to `databaseUrl`. */
  readonly directUrl?: string | undefined;
  /** Called with the reason when a transaction is done again. */
  readonly onRetry?: (reason: string) => void;
}

/**
 * Opens the store on PostgreSQL; applies the migrations the database does not have yet.
 * @throws StoreRefusal when the server cannot be reached or is older than 15
 */
export async function openPostgres({
  databaseUrl,
  directUrl = databaseUrl,
  onRetry = () => undefined,
}: PostgresLocation): Promise<Store> {
  const roles = await migratePostgres(directUrl);
  // Timeouts are set in each transaction: a pooler refuses connections that set them at their start.
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    keepAlive: true,
  });
  // A broken connection rejects the statement in progress; it also emits an error, which without a listener would end
  // the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const watch = new HangingWatch(databaseUrl);
  const sender = new MessageSender(directUrl === databaseUrl);
  const connections = { pool, watch, sender, onRetry };
  const transact: Engine['transact'] = (scope, work, last) => runTransaction(connections, scope, work, last);
  return createScopedStore({
    kind: 'postgresql',
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    roles,
    transact,
    read: (scope, ask) => readTogether(connections, scope, ask),
    ping: () =>
      soon(transact(undefined, async (transaction) => void (await transaction.execute('select 1')))),
    vacuum: async (extent) => {
      await pool.query(vacuumStatement(extent));
    },
    close: async () => {
      watch.stop();
      await pool.end();
    },
  });
}

/** @throws StoreUnavailable if there is no response within the timeout of a ping */
async function soon(answer: Promise<void>): Promise<void> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StoreUnavailable(new Error('No answer.'))), PING_WITHIN_MS);
  // It may still fail after the timeout, when nobody handles it.
  answer.catch(() => undefined);
  await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
