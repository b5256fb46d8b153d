import { pgliteStore } from './pglite/pglite-store.ts';
import { startPglite } from './pglite/start-pglite.ts';
import { storeTemplate } from './store-template.ts';
import type { Store } from './store.ts';

/** Creates an empty, migrated store in memory: for tests and for trying things out. */
export async function createMemoryStore(): Promise<Store> {
  return pgliteStore(await startPglite({ template: await storeTemplate() }));
}
