import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Folder that Linux keeps in memory instead of on disk. */
const MEMORY = '/dev/shm';
/** Two workers with a data directory and a browser profile each need a tenth of it. */
const NEEDED_BYTES = 4e9;

interface MemoryFolder {
  readonly path: string;
  readonly remove: () => void;
}

/**
 * Creates a folder in memory for the temporary files of the tests, in which a data directory opens in half the time.
 * Returns undefined when the machine has none with enough space.
 */
export function makeMemoryFolder(): MemoryFolder | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED_BYTES) return undefined;
    const path = mkdtempSync(`${MEMORY}/platen-`);
    // PostgreSQL servers run as another user than root, and have their data below it.
    chmodSync(path, 0o711);
    return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
  } catch {
    return undefined;
  }
}
