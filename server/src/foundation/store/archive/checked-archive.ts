import { schemaVersion } from '../migrations.ts';
import { ArchiveRefusal, type ArchivedTable, type Manifest } from './archive-format.ts';
import type { RowSink } from './archive-target.ts';
import { readArchive } from './read-archive.ts';

/** Archive that was read to its end once, and is whole. */
export interface CheckedArchive {
  readonly manifest: Manifest;
  /** Content of `keys.json`; undefined if it has none. */
  readonly keys: string | undefined;
  /**
   * Reads it again, for its rows.
   * @param from its path, if it was renamed since
   * @throws ArchiveRefusal when it is another one by now
   */
  readonly readRows: (onTable: (table: ArchivedTable) => RowSink, from?: string) => Promise<void>;
}

/**
 * Reads an archive to its end and counts what is in it.
 * @param identities private keys of age, if it is encrypted
 * @throws ArchiveRefusal when it is damaged, no archive, encrypted for others, or of a newer schema
 */
export async function checkArchive(
  file: string,
  identities: readonly string[] = [],
): Promise<CheckedArchive> {
  let keys: string | undefined;
  const manifest = await readArchive(file, identities, { onKeys: (text) => (keys = text) });
  if (manifest.schemaVersion > schemaVersion) {
    throw new ArchiveRefusal(
      `The backup was written by a newer Platen (${manifest.programVersion}, schema ${manifest.schemaVersion}; this one knows ${schemaVersion}). Use that version.`,
    );
  }
  return {
    manifest,
    keys,
    readRows: async (onTable, from = file) => {
      const again = await readArchive(from, identities, { onTable });
      if (JSON.stringify(again) !== JSON.stringify(manifest))
        throw new ArchiveRefusal('The backup was changed while it was read.');
    },
  };
}
