import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markDataDir } from './data-dir-mark.ts';
import { diskRoomOf } from './disk-room.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

describe('the snapshots of a data directory', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'platen-snapshots-'));
    await mkdir(join(dataDir, 'store', 'base'), { recursive: true });
    await markDataDir(dataDir, 'ready');
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  /** At each of these moments, changes the store and takes its snapshot, as a start does. */
  async function startAt(...moments: string[]): Promise<void> {
    const room = diskRoomOf(dataDir);
    for (const moment of moments) {
      await writeFile(join(dataDir, 'store', 'base', '1'), moment);
      await takeSnapshot(dataDir, new Date(moment), room);
    }
  }

  it('are taken once a day, and three of them are kept', async () => {
    const days = ['01', '02', '03', '04', '05'];
    await startAt(...days.flatMap((day) => ['06', '18'].map((hour) => `2026-11-${day}T${hour}:00:00.000Z`)));
    const names = await listSnapshots(dataDir);
    expect(names.map((name) => name.slice(0, 13))).toEqual([
      '2026-11-03T06',
      '2026-11-04T06',
      '2026-11-05T06',
    ]);
    const [oldest = ''] = names;
    const folder = join(dataDir, 'snapshots', oldest);
    expect(await readFile(join(folder, 'base', '1'), 'utf8')).toBe('2026-11-03T06:00:00.000Z');
    expect(await readFile(join(folder, 'platen-store.json'), 'utf8')).toContain('"state":"ready"');
  });

  it('are taken again after a start with a clock that was ahead, and that one counts as the oldest', async () => {
    await startAt('2028-01-01', '2026-11-01', '2026-11-02', '2026-11-03');
    const names = await readdir(join(dataDir, 'snapshots'));
    expect(names.map((name) => name.slice(0, 10))).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });

  it('leave folders of somebody else alone, and remove what a start that was cut off left', async () => {
    const snapshots = join(dataDir, 'snapshots');
    await mkdir(join(snapshots, '2026-10-01'), { recursive: true });
    await mkdir(join(snapshots, '2026-10-01T10-00-00-000Z.part'));
    await startAt('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04');
    const names = await readdir(snapshots);
    expect(names.map((name) => name.slice(0, 10)).toSorted()).toEqual([
      '2026-10-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ]);
  });
});
