import { startPglite } from '../pglite/start-pglite.ts';
import type { KeptLocation } from '../open-store.ts';
import { withClosedCopy, withCopiedStore, type StoreCopy } from './copied-store.ts';
import { readPglite } from './pglite-archive.ts';
import { readPostgres } from './postgres-archive.ts';
import type { ArchiveSource } from './archive-source.ts';
import type { WithSource } from './take-backup.ts';

interface SourceOptions {
  /** Told how long the server paused for its store to be copied, in ms. */
  readonly onPause?: (pauseMs: number) => void;
}

/** Returns how a store is read at one moment, also while a server works on it. It is not migrated, nor changed. */
export function storeSource(
  location: KeptLocation,
  { onPause = () => undefined }: SourceOptions = {},
): WithSource {
  if ('databaseUrl' in location)
    return (read) => readPostgres(location.directUrl ?? location.databaseUrl, read);
  return (read) =>
    withCopiedStore(location.dataDir, (copy) => {
      if (copy.pauseMs !== undefined) onPause(copy.pauseMs);
      return readCopy(copy, read);
    });
}

/** Returns how the store of a directory is read that the caller has locked. */
export const closedSource =
  (dataDir: string): WithSource =>
  (read) =>
    withClosedCopy(dataDir, (copy) => readCopy(copy, read));

async function readCopy<Result>(
  { folder }: StoreCopy,
  read: (source: ArchiveSource) => Promise<Result>,
): Promise<Result> {
  const engine = await startPglite({ directory: folder });
  try {
    return await readPglite(engine, read);
  } finally {
    await engine.close();
  }
}
