import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RunStatement } from '../run-statement.ts';
import { lockBackups } from '../data-dir-lock.ts';
import { requireFreeBytes, type FreeBytes } from '../disk-room.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { encryptionTo } from './age-stream.ts';
import type { Manifest } from './archive-format.ts';
import type { ArchiveSource } from './archive-source.ts';
import { backupName, keepNewest, removeUnfinished, syncFolder, unfinishedEnd } from './backup-folder.ts';
import { checkArchive, type CheckedArchive } from './checked-archive.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupOptions {
  /** Folder of the backups. */
  readonly folder: string;
  /** Number of backups that stay, this one included. */
  readonly keep: number;
  /** Public key of age to encrypt to. */
  readonly recipient?: string | undefined;
  /** Content of `keys.json`; goes into an encrypted backup only. */
  readonly keys?: string | undefined;
  readonly now: Date;
  readonly freeBytes?: FreeBytes;
}

export interface TakenBackup {
  readonly file: string;
  /** Size of the file. */
  readonly bytes: number;
  readonly manifest: Manifest;
  readonly archive: CheckedArchive;
}

/** Reads a store at one moment, and ends what it needed for that after the work. */
export type WithSource = <Result>(read: (source: ArchiveSource) => Promise<Result>) => Promise<Result>;

/**
 * Writes a backup, reads it again from the disk, and removes those that are too old then. Whatever fails, there is no file
 * that looks like a backup and is none, and older ones stay.
 * @throws StoreRefusal when another one is being written, or there is no room
 */
export async function takeBackup(withSource: WithSource, options: BackupOptions): Promise<TakenBackup> {
  const { folder, keep, recipient, keys, now, freeBytes } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockBackups(folder);
  try {
    await removeUnfinished(folder);
    const file = join(folder, backupName(now, recipient !== undefined));
    const part = file + unfinishedEnd;
    try {
      const encryption = recipient === undefined ? undefined : await encryptionTo(recipient);
      const manifest = await withSource(async (source) => {
        await requireFreeBytes(folder, await tableBytes(source.run), freeBytes);
        return writeArchive(part, source, { now, keys, encryption });
      });
      const archive = await checkArchive(part, encryption ? [encryption.ownIdentity] : []);
      if (JSON.stringify(archive.manifest) !== JSON.stringify(manifest))
        throw new Error('What was read again is not what was written.');
      await rename(part, file);
      await syncFolder(folder);
      await keepNewest(folder, keep);
      return {
        file,
        bytes: (await stat(file)).size,
        manifest,
        archive: { ...archive, readRows: (onTable) => archive.readRows(onTable, file) },
      };
    } catch (error) {
      await rm(part, { force: true });
      throw isFullDisk(error)
        ? new StoreRefusal(`The disk of ${folder} is full: no backup was written. Make room first.`, {
            cause: error,
          })
        : error;
    }
  } finally {
    lock.release();
  }
}

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

const bytesSchema = z.tuple([z.object({ bytes: z.coerce.number() })]);

/** Returns what all tables take on their disk, without indexes: compressed, their text takes less. */
async function tableBytes(run: RunStatement): Promise<number> {
  const [{ bytes }] = bytesSchema.parse(
    await run(
      `select coalesce(sum(pg_table_size(oid)), 0) as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ),
  );
  return bytes;
}
