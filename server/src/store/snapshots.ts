import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markFile } from './data-dir-mark.ts';

const kept = 3;
const dayMs = 86_400_000;

/** The mark of the store as it was, in its snapshot: which schema it has. */
export const markInSnapshot = 'platen-store.json';

export const snapshotsFolder = (dataDir: string) => join(dataDir, 'snapshots');

/** A moment as the name of a folder: `2026-11-21T05-30-00-000Z`. */
export const snapshotName = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/** The names of the finished snapshots, the oldest first. */
export async function listSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(snapshotsFolder(dataDir)).catch(() => []);
  return names.filter((name) => !Number.isNaN(momentOf(name))).toSorted();
}

/**
 * Copies the closed store once a day at start, and keeps the last three: `snapshots/2026-11-21T05-30-00-000Z`. To go
 * back, see restore-snapshot.ts.
 */
export async function takeSnapshot(dataDir: string, now: Date): Promise<void> {
  const folder = snapshotsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const names = await listSnapshots(dataDir);
  const last = names.at(-1);
  if (last !== undefined && now.getTime() - momentOf(last) < dayMs) return;

  const name = snapshotName(now);
  const unfinished = join(folder, `${name}.part`);
  await cp(join(dataDir, 'store'), unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await cp(markFile(dataDir), join(unfinished, markInSnapshot));
  await rename(unfinished, join(folder, name));
  const old = [...names, name].slice(0, -kept);
  await Promise.all(old.map((each) => rm(join(folder, each), { recursive: true })));
}

const momentOf = (name: string) =>
  Date.parse(
    name.replace(
      /T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/,
      (_, hour, minute, second, ms) => `T${hour}:${minute}:${second}.${ms}Z`,
    ),
  );
