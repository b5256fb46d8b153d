import { createMemoryStore } from './memory-store.ts';
import { openDataDir, type OpenOptions } from './open-data-dir.ts';
import { openPostgres, type PostgresLocation } from './postgres/open-postgres.ts';
import type { Store } from './store.ts';

/** Location of the data: a PostgreSQL server, a directory of this computer, or memory. */
export type StoreLocation = PostgresLocation | { readonly dataDir: string } | { readonly memory: true };

/** Opens a migrated store. @throws StoreRefusal with a sentence that says how to fix it */
export function openStore(location: StoreLocation, options: OpenOptions = {}): Promise<Store> {
  if ('databaseUrl' in location) return openPostgres(location);
  return 'dataDir' in location ? openDataDir(location.dataDir, options) : createMemoryStore();
}
