import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { storeFolder } from './data-dir-mark.ts';
import { snapshotName } from './snapshots.ts';

/** Moves the store aside before another one replaces it. Returns its new path; undefined if there was none. */
export async function keepAside(dataDir: string, now: Date): Promise<string | undefined> {
  const store = storeFolder(dataDir);
  if (!existsSync(store)) return undefined;
  const folder = join(dataDir, 'replaced');
  await mkdir(folder, { recursive: true });
  const replacedIn = join(folder, snapshotName(now));
  await rename(store, replacedIn);
  return replacedIn;
}
