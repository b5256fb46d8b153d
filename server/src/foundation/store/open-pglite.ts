import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from './apply-migrations.ts';
import { databaseFault } from './database-fault.ts';
import type { DiskRoom } from './disk-room.ts';
import { createScopedStore, scopeStatement } from './scoped-store.ts';
import { embeddedRoles } from './store-roles.ts';
import { storageFull } from './store-unavailable.ts';
import type { Store } from './store.ts';
import { vacuumStatement } from './vacuum-statement.ts';

interface PgliteOptions {
  /** Directory of the database; undefined: in memory. */
  readonly directory?: string;
  /** Migrated database to start from, if the directory is still empty. */
  readonly template?: Blob;
}

type StoreRoom = Pick<DiskRoom, 'hasRoom' | 'requireRoom'>;

/** Pages in memory; the files lie in the cache of the operating system. The default of 128 MB is no quicker. */
const sharedBuffersMB = 48;

/** Starts the embedded database. Takes two seconds or more without a template, half a second with one. */
export const startPglite = ({ directory, template }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffersMB}MB`],
  });

/** Applies the migrations this database does not have yet. */
export const migratePglite = (engine: PGlite) =>
  applyMigrations(async (statement, values = []) => {
    const { rows } = await engine.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  }, embeddedRoles);

/**
 * Returns the store for a started and migrated embedded database.
 * @param room free space on its disk. If there is none, transactions are read-only: a database that cannot write its
 *   log loops for ever in the commit, and blocks the process.
 */
export function pgliteStore(engine: PGlite, room: StoreRoom = roomInMemory): Store {
  const database = drizzle(engine);
  return createScopedStore({
    kind: 'pglite',
    roles: embeddedRoles,
    transact: (scope, work) => {
      let onlyReads = false;
      return database
        .transaction(async (transaction) => {
          // Checked here and not before: transactions are queued, and earlier ones write too.
          onlyReads = !(await room.hasRoom());
          if (onlyReads) await transaction.setTransaction({ accessMode: 'read only' });
          const statement = scopeStatement(scope);
          if (statement !== undefined) await transaction.execute(sql.raw(statement));
          return work(transaction);
        })
        .catch((error: unknown) => {
          throw isFullDisk(error, onlyReads) ? storageFull(error) : error;
        });
    },
    ping: async () => {
      await engine.query('select 1');
      await room.requireRoom();
    },
    vacuum: async (extent) => {
      if (await room.hasRoom()) await engine.exec(vacuumStatement(extent));
    },
    close: async () => {
      if (engine.closed) return;
      // Without a checkpoint, the next start replays the log from the last one.
      if (await room.hasRoom()) await engine.exec('checkpoint');
      await engine.close();
    },
  });
}

const roomInMemory: StoreRoom = {
  hasRoom: () => Promise.resolve(true),
  requireRoom: () => Promise.resolve(),
};

/** Returns whether an error was caused by a full disk: a write in a read-only transaction is reported as `busy`. */
function isFullDisk(error: unknown, onlyReads: boolean): boolean {
  const fault = databaseFault(error);
  return fault === 'full' || (fault === 'busy' && onlyReads);
}
