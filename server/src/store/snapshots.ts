import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const kept = 3;
const dayMs = 86_400_000;

/**
 * Copies the closed store once a day at start, and keeps the last three: `snapshots/2026-11-21T05-30-00-000Z`. To go
 * back, stop the server and put the copy in the place of `store`.
 */
export async function takeSnapshot(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'snapshots');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.part')).toSorted();
  const last = names.at(-1);
  if (last !== undefined && now.getTime() - momentOf(last) < dayMs) return;

  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const unfinished = join(folder, `${name}.part`);
  await cp(join(dataDir, 'store'), unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
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
