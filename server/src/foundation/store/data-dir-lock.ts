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
 * rows without any error, so the second is refused at once.
 * @throws StoreRefusal when another process holds the lock
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const lock = tryLockDataDir(dataDir);
  if (lock) return lock;
  throw new StoreRefusal(
    `Another Platen process is using ${dataDir}. Stop it first, or choose another directory with DATA_DIR.`,
    { mayPass: true },
  );
}

/** Returns undefined while another process holds the lock of a data directory. */
export const tryLockDataDir = (dataDir: string): DataDirLock | undefined => tryLock(lockFile(dataDir));

/**
 * Makes this process the only one that writes or removes backups in a folder.
 * @throws StoreRefusal when another process does
 */
export function lockBackups(folder: string): DataDirLock {
  const lock = tryLock(join(folder, 'backup.lock'));
  if (lock) return lock;
  throw new StoreRefusal(`Another backup is being written in ${folder}. Wait for it, or stop it.`);
}

/**
 * Makes this process the only one that copies the store of a data directory.
 * @throws StoreRefusal when another process does
 */
export function lockCopies(dataDir: string): DataDirLock {
  const lock = tryLock(join(dataDir, 'copies.lock'));
  if (lock) return lock;
  throw new StoreRefusal(`Another backup of ${dataDir} is being written. Wait for it, or stop it.`);
}

/** Uses SQLite's own file lock, which needs no clean-up. Returns undefined while another process holds it. */
function tryLock(file: string): DataDirLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch {
    database.close();
    return undefined;
  }
  return { release: () => database.close() };
}

/** Checks early whether the directory can be locked. @throws StoreRefusal when another process holds the lock */
export function requireFreeDataDir(dataDir: string): void {
  if (existsSync(lockFile(dataDir))) lockDataDir(dataDir).release();
}
