import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from '../apply-migrations.ts';
import { databaseFault } from '../database-fault.ts';
import type { DiskRoom } from '../disk-room.ts';
import { createScopedStore, scopeStatement } from '../scoped-store.ts';
import { embeddedRoles } from '../store-roles.ts';
import { storageFull } from '../store-unavailable.ts';
import type { Store } from '../store.ts';
import { vacuumStatement } from '../vacuum-statement.ts';
import { runOnEngine } from './run-on-engine.ts';
import type { PgliteEngine } from './pglite-engine.ts';

type StoreRoom = Pick<DiskRoom, 'hasRoom' | 'requireRoom'>;

/** Applies the migrations this database does not have yet. @param version number of migrations; all if omitted */
export const migratePglite = (engine: PgliteEngine, version?: number) =>
  applyMigrations(runOnEngine(engine), embeddedRoles, version);

/**
 * Returns the store for a started and migrated embedded database.
 * @param room free space on its disk. If there is none, transactions are read-only: a database that cannot write its
 *   log loops for ever in the commit, and blocks the process.
 */
export function pgliteStore(engine: PgliteEngine, room: StoreRoom = roomInMemory): Store {
  // The query builder calls what `PgliteEngine` has, and nothing else of PGlite.
  const database = drizzle(engine as PGlite);
  let open = 0;
  return createScopedStore({
    kind: 'pglite',
    // It has one connection: what is open beside it waits.
    connections: () => ({
      used: Math.min(open, 1),
      idle: open === 0 ? 1 : 0,
      waiting: Math.max(0, open - 1),
    }),
    roles: embeddedRoles,
    transact: (scope, work) => {
      let onlyReads = false;
      open += 1;
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
        })
        .finally(() => (open -= 1));
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
