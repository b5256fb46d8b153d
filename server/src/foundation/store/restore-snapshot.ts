import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from './copy-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { markFile, storeFolder } from './data-dir-mark.ts';
import { keepAside } from './replaced-store.ts';
import { listSnapshots, markInSnapshot, snapshotsFolder } from './snapshots.ts';
import { StoreRefusal } from './store-refusal.ts';

export interface Restored {
  readonly snapshot: string;
  /** New path of the store that was replaced; undefined if there was none. */
  readonly replacedIn: string | undefined;
}

/**
 * Replaces the store with a snapshot (`latest`: the newest). The previous store is kept aside, and the snapshot stays.
 * If interrupted at any moment, it can be run again.
 * @throws StoreRefusal when the directory is in use or there is no such snapshot
 */
export async function restoreSnapshot(dataDir: string, wanted: string, now: Date): Promise<Restored> {
  const names = await listSnapshots(dataDir);
  const snapshot = wanted === 'latest' ? names.at(-1) : names.find((name) => name === wanted);
  if (snapshot === undefined) {
    throw new StoreRefusal(
      `There is no snapshot ${wanted} in ${dataDir}. There are: ${names.join(', ') || 'none'}.`,
    );
  }
  const lock = lockDataDir(dataDir);
  try {
    const store = storeFolder(dataDir);
    const incoming = join(dataDir, 'store.restoring');
    await rm(incoming, { recursive: true, force: true });
    copyFolder(join(snapshotsFolder(dataDir), snapshot), incoming);

    const replacedIn = await keepAside(dataDir, now);
    await rename(incoming, store);
    // Restores the mark of that time: an older schema is migrated at the next start.
    const mark = join(store, markInSnapshot);
    if (existsSync(mark)) await rename(mark, markFile(dataDir));
    return { snapshot, replacedIn };
  } finally {
    lock.release();
  }
}
