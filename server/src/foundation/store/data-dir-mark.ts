import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { schemaVersion } from './migrations.ts';
import { StoreRefusal } from './store-refusal.ts';

/** PostgreSQL version inside PGlite 0.5; no other major version can read its files. */
const postgresMajor = 18;

const markSchema = z.strictObject({
  /** `creating` until the first start has finished; data in such a directory was never acknowledged to anybody. */
  state: z.enum(['creating', 'ready']),
  postgresMajor: z.int(),
  schemaVersion: z.int(),
});

/** `unmarked`: a store without its mark, such as one that was copied without it. */
type DataDirState = 'new' | 'unfinished' | 'unmarked' | 'ready';

/** Returns the path of the file that describes the content of a data directory. */
export const markFile = (dataDir: string) => join(dataDir, 'store.json');

/** Returns the path of the database in a data directory. */
export const storeFolder = (dataDir: string) => join(dataDir, 'store');

/** Writes the mark of the directory; readers see the old mark or the new one, never a part. */
export async function markDataDir(
  dataDir: string,
  state: 'creating' | 'ready',
  version = schemaVersion,
): Promise<void> {
  const file = markFile(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ state, postgresMajor, schemaVersion: version }));
  await rename(`${file}.new`, file);
}

/**
 * Returns the state of the directory, without changing it.
 * @throws StoreRefusal when another version of the program wrote it, or it contains no store
 */
export async function readDataDirState(dataDir: string): Promise<DataDirState> {
  const kept = await readFile(markFile(dataDir), 'utf8').catch(onlyMissing);
  if (kept === undefined) return readUnmarked(dataDir);
  const mark = markSchema.safeParse(readJson(kept));
  if (!mark.success) {
    throw new StoreRefusal(
      `${markFile(dataDir)} cannot be read. Move it elsewhere to start with the store beside it, or go back with \`pnpm restore\`.`,
    );
  }
  if (mark.data.state === 'creating') return 'unfinished';
  requireOwnPostgres(dataDir, mark.data.postgresMajor);
  requireKnownSchema(dataDir, mark.data.schemaVersion);
  return 'ready';
}

/** @throws StoreRefusal when a newer version of the program wrote it */
export function requireKnownSchema(dataDir: string, version: number): void {
  if (version <= schemaVersion) return;
  throw new StoreRefusal(
    `${dataDir} was written by a newer Platen (schema ${version}, this one knows ${schemaVersion}). ` +
      'Start that version, or go back to a snapshot from before with `pnpm restore`.',
  );
}

/** Returns the refusal of a folder that is not ours. */
export const noStore = (folder: string) =>
  new StoreRefusal(
    `${folder} has files that are no store of Platen. Move them elsewhere, or choose another directory with DATA_DIR.`,
  );

async function readUnmarked(dataDir: string): Promise<'new' | 'unmarked'> {
  const folder = storeFolder(dataDir);
  const names = (await readdir(folder).catch(onlyMissing)) ?? [];
  if (names.length === 0) return 'new';
  const major = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(onlyMissing);
  if (major === undefined) throw noStore(folder);
  requireOwnPostgres(dataDir, Number(major));
  return 'unmarked';
}

function requireOwnPostgres(dataDir: string, major: number): void {
  if (major === postgresMajor) return;
  throw new StoreRefusal(
    `${dataDir} was written by PostgreSQL ${major}; this Platen brings ${postgresMajor}. ` +
      'Export it with the Platen that wrote it (pg_dump) and import it into an empty directory or a PostgreSQL server.',
  );
}

/** Returns undefined for a missing file; rethrows any other error, which says nothing about the content. */
function onlyMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
