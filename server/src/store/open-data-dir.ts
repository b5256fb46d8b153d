import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import { markDataDir, readDataDirState } from './data-dir-mark.ts';
import { migratePglite, pgliteStore, startPglite } from './open-pglite.ts';
import { takeSnapshot } from './snapshots.ts';
import { storeTemplate } from './store-template.ts';
import type { Store } from './store.ts';

/**
 * The embedded store in a directory, for this process alone. A new directory starts from the template; one whose first
 * start was cut off starts again.
 * @throws StoreRefusal when another process uses it or another version wrote it
 */
export async function openDataDir(dataDir: string, now = new Date()): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  try {
    const directory = join(dataDir, 'store');
    const state = await readDataDirState(dataDir);
    if (state === 'ready') {
      await takeSnapshot(dataDir, now);
    } else {
      await markDataDir(dataDir, 'creating');
      await rm(directory, { recursive: true, force: true });
    }
    const engine = await startPglite(
      state === 'ready' ? { directory } : { directory, template: await storeTemplate() },
    );
    await migratePglite(engine);
    await markDataDir(dataDir, 'ready');
    const store = pgliteStore(engine);
    return {
      ...store,
      close: async () => {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
