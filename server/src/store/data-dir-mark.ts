import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { schemaVersion } from './migrations.ts';
import { StoreRefusal } from './store-refusal.ts';

/** The PostgreSQL inside PGlite 0.5: its files are read by no other major version. */
const postgresMajor = 18;

const markSchema = z.strictObject({
  /** `creating` until the first start has finished; what such a directory holds was never acknowledged to anybody. */
  state: z.enum(['creating', 'ready']),
  postgresMajor: z.int(),
  schemaVersion: z.int(),
});

type DataDirState = 'new' | 'unfinished' | 'ready';

/** Where a data directory says what it holds. */
export const markFile = (dataDir: string) => join(dataDir, 'store.json');

/** Writes what the directory holds; readers see the old mark or the new one, never half of it. */
export async function markDataDir(dataDir: string, state: 'creating' | 'ready'): Promise<void> {
  const file = markFile(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ state, postgresMajor, schemaVersion }));
  await rename(`${file}.new`, file);
}

/** What the directory holds. @throws StoreRefusal when another version of the program wrote it */
export async function readDataDirState(dataDir: string): Promise<DataDirState> {
  const kept = await readFile(markFile(dataDir), 'utf8').catch(() => undefined);
  if (kept === undefined) return 'new';
  const mark = markSchema.parse(JSON.parse(kept));
  if (mark.state === 'creating') return 'unfinished';
  if (mark.postgresMajor !== postgresMajor) {
    throw new StoreRefusal(
      `${dataDir} was written by PostgreSQL ${mark.postgresMajor}; this Platen brings ${postgresMajor}. ` +
        'Export it with the Platen that wrote it (pg_dump) and import it into an empty directory or a PostgreSQL server.',
    );
  }
  if (mark.schemaVersion > schemaVersion) {
    throw new StoreRefusal(
      `${dataDir} was written by a newer Platen (schema ${mark.schemaVersion}, this one knows ${schemaVersion}). ` +
        'Start that version, or go back to a snapshot from before with `pnpm restore`.',
    );
  }
  return 'ready';
}
