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

interface PgliteOptions {
  /** The directory of the database; undefined keeps everything in memory. */
  readonly directory?: string;
  /** A migrated database to start from, where the directory is still empty. */
  readonly template?: Blob;
}

type StoreRoom = Pick<DiskRoom, 'hasRoom' | 'requireRoom'>;

/** Starts the embedded database. Two seconds and more without a template, half a second with one. */
export const startPglite = ({ directory, template }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { pg_trgm },
  });

/** Applies the migrations this database has not seen. */
export const migratePglite = (engine: PGlite) =>
  applyMigrations(async (statement, values = []) => {
    const { rows } = await engine.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  }, embeddedRoles);

/**
 * The store over a started and migrated embedded database.
 * @param room of its disk. Without any, transactions only read: a database that cannot write its log spins for ever in
 *   the commit, and the process with it.
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
          // Asked here, not before: transactions wait in line, and those in front write too.
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
    vacuum: async () => {
      if (await room.hasRoom()) await engine.exec('vacuum analyze');
    },
    close: async () => {
      if (engine.closed) return;
      // Without one the next start reads the log from the last.
      if (await room.hasRoom()) await engine.exec('checkpoint');
      await engine.close();
    },
  });
}

const roomInMemory: StoreRoom = {
  hasRoom: () => Promise.resolve(true),
  requireRoom: () => Promise.resolve(),
};

/** A write in a transaction that only reads is told as `busy`, and here it is the disk that keeps it from writing. */
function isFullDisk(error: unknown, onlyReads: boolean): boolean {
  const fault = databaseFault(error);
  return fault === 'full' || (fault === 'busy' && onlyReads);
}
