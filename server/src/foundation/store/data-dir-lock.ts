import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefusal } from './store-refusal.ts';

/** Lock held while the process runs; the operating system releases it however the process ends. */
export interface DataDirLock {
  readonly release: () => void;
}

const lockFile = (dataDir: string) => join(dataDir, 'store.lock');

/**
 * Makes this process the only one that opens a data directory. Two processes on one embedded database lose each other's
 * rows without any error, so the second is refused at once. Uses SQLite's own file lock, which needs no clean-up.
 * @throws StoreRefusal when another process holds the lock
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const database = new DatabaseSync(lockFile(dataDir), { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch {
    database.close();
    throw new StoreRefusal(
      `Another Platen process is using ${dataDir}. Stop it first, or choose another directory with DATA_DIR.`,
      { mayPass: true },
    );
  }
  return { release: () => database.close() };
}

/** Checks early whether the directory can be locked. @throws StoreRefusal when another process holds the lock */
export function requireFreeDataDir(dataDir: string): void {
  if (existsSync(lockFile(dataDir))) lockDataDir(dataDir).release();
}
