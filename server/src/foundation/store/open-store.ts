import { createMemoryStore } from './memory-store.ts';
import { openDataDir, type OpenOptions } from './open-data-dir.ts';
import { openPostgres, type PostgresLocation } from './postgres/open-postgres.ts';
import type { Store } from './store.ts';

/** Location of data that stay: a PostgreSQL server or a directory of this computer. */
export type KeptLocation = PostgresLocation | { readonly dataDir: string };

/** Location of the data, or memory. */
export type StoreLocation = KeptLocation | { readonly memory: true };

/** Opens a migrated store. @throws StoreRefusal with a sentence that says how to fix it */
export function openStore(location: StoreLocation, options: OpenOptions = {}): Promise<Store> {
  if ('databaseUrl' in location) return openPostgres(location);
  return 'dataDir' in location ? openDataDir(location.dataDir, options) : createMemoryStore();
}
