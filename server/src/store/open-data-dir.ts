import { mkdir, statfs } from 'node:fs/promises';
import { adoptStore } from './adopt-store.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { markDataDir, readDataDirState, storeFolder } from './data-dir-mark.ts';
import { migratePglite, pgliteStore, startPglite } from './open-pglite.ts';
import { keepAside } from './replaced-store.ts';
import { takeSnapshot } from './snapshots.ts';
import { storeTemplate } from './store-template.ts';
import { storageFull } from './store-unavailable.ts';
import type { Store } from './store.ts';

/** Less than this is a full disk: the next checkpoint may need it. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

export interface OpenOptions {
  readonly now?: Date;
  /** Hears what went wrong without keeping the store from opening, as an error with its cause. */
  readonly warn?: (sentence: string, cause: unknown) => void;
}

/**
 * The embedded store in a directory, for this process alone. A new directory starts from the template; one whose first
 * start was cut off starts again, and what it had is kept aside. Nothing that was there is removed.
 * @throws StoreRefusal when another process uses it, another version wrote it, or it holds what is no store
 */
export async function openDataDir(
  dataDir: string,
  { now = new Date(), warn = () => undefined }: OpenOptions = {},
): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  try {
    const engine = await startIn(dataDir, now, warn);
    await migratePglite(engine);
    await markDataDir(dataDir, 'ready');
    const store = pgliteStore(engine);
    return {
      ...store,
      ping: async () => {
        await store.ping();
        await requireRoom(dataDir);
      },
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

async function startIn(dataDir: string, now: Date, warn: NonNullable<OpenOptions['warn']>) {
  const directory = storeFolder(dataDir);
  const state = await readDataDirState(dataDir);
  if (state === 'unmarked') await adoptStore(dataDir);
  if (state === 'ready' || state === 'unmarked') {
    await takeSnapshot(dataDir, now).catch((error: unknown) =>
      warn('No snapshot of the store could be taken; it opens without.', error),
    );
    return startPglite({ directory });
  }
  await markDataDir(dataDir, 'creating');
  await keepAside(dataDir, now);
  return startPglite({ directory, template: await storeTemplate() });
}

/** @throws StoreUnavailable where the disk is full */
async function requireRoom(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES) throw storageFull(new Error('The disk of the store is full.'));
}
