import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { copyFolder } from '../foundation/store/copy-folder.ts';

/**
 * Creates a data directory for each test of this suite, with the content of `fill`: filled and closed once, copied for
 * each. Returns a function that gives the path of the running test's directory.
 */
export function copiedDataDir(fill: (dataDir: string) => Promise<void>): () => string {
  let folder: string;
  let filled: string;
  let dataDir: string;
  let copies = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platen-data-'));
    filled = join(folder, 'filled');
    await fill(filled);
  });
  beforeEach(() => {
    dataDir = join(folder, String((copies += 1)));
    copyFolder(filled, dataDir);
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => dataDir;
}
