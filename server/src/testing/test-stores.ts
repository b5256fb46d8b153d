import { createMemoryStore } from '../foundation/store/memory-store.ts';
import type { Store } from '../foundation/store/store.ts';
import { isPostgresThere, openTemporaryDatabase } from './temporary-database.ts';

/** A kind of store the suite runs on. */
export interface TestStore {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Opens a fresh, migrated store without data; closing it leaves nothing behind. */
  readonly open: () => Promise<Store>;
}

export const pglite: TestStore = { name: 'PGlite', open: createMemoryStore };
export const postgres: TestStore = { name: 'PostgreSQL', open: openTemporaryDatabase };

/**
 * Returns the stores of this run: PGlite; if TEST_RUN is `all`, PostgreSQL too, provided that TEST_DATABASE_URL names a
 * server or one answers locally; PostgreSQL alone if the short run has passed before. A named server that does not answer is an error and never silently omitted.
 */
export async function testStores(): Promise<readonly TestStore[]> {
  if (process.env['TEST_RUN'] !== 'all' || !(await isPostgresThere())) return [pglite];
  return process.env['TEST_AFTER_MAIN'] === 'yes' ? [postgres] : [pglite, postgres];
}
