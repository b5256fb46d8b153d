import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { momentOf, snapshotName } from '../snapshots.ts';

export const unfinishedEnd = '.part';
const finishedName = /^platen-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.platen(?:\.age)?$/;

/** Returns whether a word is the name of an archive's file. */
export const isArchiveName = (word: string): boolean => /\.platen(?:\.age)?$/.test(word);

/** Returns the name of a backup: `platen-2026-11-21T05-30-00-000Z.platen`. */
export const backupName = (moment: Date, isEncrypted: boolean): string =>
  `platen-${snapshotName(moment)}.platen${isEncrypted ? '.age' : ''}`;

/** Returns the names of the finished backups in a folder, oldest first; other files beside them are ignored. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => finishedName.test(name)).toSorted();
}

export interface NewestBackup {
  /** Time since the moment whose store is in it, in s. */
  readonly ageSeconds: number;
  readonly bytes: number;
}

/** Returns the newest finished backup in a folder; undefined without one. */
export async function newestBackup(folder: string, now: Date): Promise<NewestBackup | undefined> {
  const name = (await listBackups(folder)).at(-1) ?? '';
  const moment = momentOf(finishedName.exec(name)?.[1] ?? '');
  if (moment === undefined) return undefined;
  const { size } = await stat(join(folder, name));
  return { ageSeconds: Math.max(0, (now.getTime() - moment) / 1000), bytes: size };
}

/** Removes what a program left that was killed while it wrote. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(unfinishedEnd) && finishedName.test(name.slice(0, -unfinishedEnd.length)),
  );
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Removes the oldest backups but so many. The caller has verified a newer one. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const old = (await listBackups(folder)).slice(0, -count);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

/** Writes the names in a folder to its disk, where the system can: a renamed file may else be gone after a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
