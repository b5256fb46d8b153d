import { markDataDir, noStore, requireKnownSchema, storeFolder } from './data-dir-mark.ts';
import type { PgliteSession } from './pglite/pglite-engine.ts';
import { startPglite } from './pglite/start-pglite.ts';

/**
 * Marks a store that has lost its mark, such as one that was copied into a new directory: after that it is like any
 * other. If interrupted at any moment, it can be run again.
 * @throws StoreRefusal when a newer version of the program wrote it, or another program
 */
export async function adoptStore(dataDir: string): Promise<void> {
  const engine = await startPglite({ directory: storeFolder(dataDir) });
  try {
    const version = await appliedMigrations(engine);
    if (version === undefined) throw noStore(storeFolder(dataDir));
    requireKnownSchema(dataDir, version);
    await markDataDir(dataDir, 'ready', version);
  } finally {
    await engine.close();
  }
}

/** Returns the number of applied migrations; undefined in a database of another program. */
async function appliedMigrations(engine: PgliteSession): Promise<number | undefined> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await engine.query<{ isThere: boolean }>(
    `select to_regclass('${table}') is not null as "isThere"`,
  );
  if (found.rows[0]?.isThere !== true) return undefined;
  const { rows } = await engine.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count;
}
