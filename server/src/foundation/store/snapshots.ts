import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from './copy-folder.ts';
import { markFile, storeFolder } from './data-dir-mark.ts';
import type { DiskRoom } from './disk-room.ts';

const kept = 3;
const dayMs = 86_400_000;
const unfinishedEnd = '.part';

/** File in a snapshot with the mark of the store at that time, which has the schema version. */
export const markInSnapshot = 'platen-store.json';

export const snapshotsFolder = (dataDir: string) => join(dataDir, 'snapshots');

/** Returns a moment as the name of a folder: `2026-11-21T05-30-00-000Z`. */
export const snapshotName = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/** Returns the names of the finished snapshots, oldest first; other files beside them are ignored. */
export async function listSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(snapshotsFolder(dataDir)).catch(() => []);
  return names.filter((name) => momentOf(name) !== undefined).toSorted();
}

/**
 * Copies the closed store once a day at start, and keeps the last three: `snapshots/2026-11-21T05-30-00-000Z`. To go
 * back, see restore-snapshot.ts.
 * @throws Error when there is no space for it, or none would remain; then nothing of it is left
 */
export async function takeSnapshot(dataDir: string, now: Date, room: DiskRoom): Promise<void> {
  const folder = snapshotsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  await removeUnfinished(folder);
  const names = await listSnapshots(dataDir);
  // Snapshots dated in the future, from a clock that was ahead, are treated as old ones: they say nothing about today.
  const isPast = (name: string) => (momentOf(name) ?? 0) <= now.getTime();
  const past = names.filter(isPast);
  const last = past.at(-1);
  if (last !== undefined && now.getTime() - (momentOf(last) ?? 0) < dayMs) return;

  const name = snapshotName(now);
  const unfinished = join(folder, `${name}${unfinishedEnd}`);
  try {
    copyFolder(storeFolder(dataDir), unfinished);
    await copyFile(markFile(dataDir), join(unfinished, markInSnapshot));
    // A copy may share its blocks with the store, so its size is known only afterwards.
    await room.requireRoom();
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await removeUnfinished(folder);
    throw error;
  }
  const ahead = names.filter((each) => !isPast(each));
  const old = [...ahead, ...past, name].slice(0, -kept);
  await Promise.all(old.map((each) => rm(join(folder, each), { recursive: true })));
}

/** Removes the copy that a previous start did not finish. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(unfinishedEnd) && momentOf(name.slice(0, -unfinishedEnd.length)) !== undefined,
  );
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Returns the moment that {@link snapshotName} wrote, in milliseconds; undefined for every other name. */
export function momentOf(name: string): number | undefined {
  const [, day, hour, minute, second, ms] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name) ?? [];
  if (day === undefined) return undefined;
  const moment = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}
