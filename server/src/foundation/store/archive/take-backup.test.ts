import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { keptPlaces } from '../../../testing/kept-locations.ts';
import { copiesFolder } from '../copy-requests.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import { openStore } from '../open-store.ts';
import { idCounters, organizations } from '../schema/index.ts';
import type { Store } from '../store.ts';
import { withCopiedStore } from './copied-store.ts';
import type { CheckedArchive } from './checked-archive.ts';
import { storeSource } from './store-source.ts';
import { newestBackup } from './backup-folder.ts';
import { takeBackup } from './take-backup.ts';

const places = await keptPlaces();
const { organizationId } = demoOrganization;
const GiB = 1024 ** 3;
const start = new Date('2026-11-28T10:00:00.000Z').getTime();

describe.each(places)('backups of a store on $name', (place) => {
  let kept: Awaited<ReturnType<typeof place.make>>;
  let folder: string;
  let store: Store | undefined;
  let taken = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platen-backups-'));
    kept = await place.make();
    const first = await openStore(kept.location);
    await first.asOrganization(organizationId, async (transaction) => {
      await transaction.insert(organizations).values(demoOrganization);
      await transaction.insert(idCounters).values([
        { organizationId, entity: 'article', nextId: 1_000_000 },
        { organizationId, entity: 'label', nextId: 1_000_000 },
      ]);
    });
    await first.close();
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
  });
  afterAll(async () => {
    await kept.drop();
    await rm(folder, { recursive: true });
  });

  const backUp = (more: { keep?: number; freeBytes?: () => Promise<number> } = {}) =>
    takeBackup(storeSource(kept.location), {
      folder,
      keep: 99,
      now: new Date(start + (taken += 1)),
      ...more,
    });
  const files = async () => (await readdir(folder)).filter((name) => name !== 'backup.lock').toSorted();

  it('are each of one moment while others write', async () => {
    store = await openStore(kept.location);
    const { asOrganization } = store;
    const over = new AbortController();
    let writes = 0;
    // Moves ids from one counter to the other: their sum stays.
    const write = async (from: string, to: string) => {
      while (!over.signal.aborted) {
        await asOrganization(organizationId, async (transaction) => {
          for (const [entity, change] of [
            [from, -1],
            [to, 1],
          ] as const)
            await transaction
              .update(idCounters)
              .set({ nextId: sql`${idCounters.nextId} + ${change}` })
              .where(sql`${idCounters.entity} = ${entity}`);
        });
        writes += 1;
      }
    };
    const writing = [write('article', 'label'), write('article', 'label')];
    // Otherwise the first backup may be of the moment before anything was written.
    await expect.poll(() => writes).toBeGreaterThan(0);
    const found: { sum: number; articles: number }[] = [];
    for (let round = 0; round < 2; round += 1) {
      const before = writes;
      const { archive } = await backUp();
      expect(writes).toBeGreaterThan(before);
      const counters = await countersIn(archive);
      found.push({
        sum: [...counters.values()].reduce((sum, nextId) => sum + nextId, 0),
        articles: counters.get('article') ?? 0,
      });
    }
    over.abort();
    await Promise.all(writing);
    expect(found.map(({ sum }) => sum)).toEqual([2_000_000, 2_000_000]);
    const [first, second] = found;
    expect(first?.articles).toBeLessThan(1_000_000);
    expect(second?.articles).toBeLessThan(first?.articles ?? 0);
  });

  it('stay as many as wanted, and what was not finished goes', async () => {
    await writeFile(join(folder, 'platen-2026-11-01T10-00-00-000Z.platen.part'), '');
    await writeFile(join(folder, 'platen-2026-11-01T10-00-00-000Z.platen'), '');
    await writeFile(join(folder, 'of somebody else.platen'), '');
    await backUp({ keep: 2 });
    const { file } = await backUp({ keep: 2 });
    const left = await files();
    expect(left).toHaveLength(3);
    expect(left[0]).toBe('of somebody else.platen');
    expect(join(folder, left[2] ?? '')).toBe(file);
  });

  it('tell the age and the size of the newest one that was read again', async () => {
    const { file, bytes } = await backUp();
    const takenAt = start + taken;
    const unfinished = `${file.replace('2026', '2027')}.part`;
    await writeFile(unfinished, 'half');
    await writeFile(join(folder, 'of somebody else.platen'), '');
    expect(await newestBackup(folder, new Date(takenAt + 90_000))).toEqual({ ageSeconds: 90, bytes });
    // A clock that was ahead.
    expect(await newestBackup(folder, new Date(takenAt - 90_000))).toEqual({ ageSeconds: 0, bytes });
    expect(await newestBackup(join(folder, 'nowhere'), new Date())).toBeUndefined();
    await rm(unfinished);
  });

  it('are not begun where there is no room, and leave the others', async () => {
    const before = await files();
    await expect(backUp({ keep: 1, freeBytes: () => Promise.resolve(1) })).rejects.toThrow('make room first');
    expect(await files()).toEqual(before);
  });

  it('leave the others and nothing half written where something fails on the way', async () => {
    const before = await files();
    const failing = takeBackup(
      (read) =>
        storeSource(kept.location)((source) =>
          read({
            ...source,
            copyOut: (table) =>
              table.name === 'organizations' ? failAfter(source.copyOut(table)) : source.copyOut(table),
          }),
        ),
      { folder, keep: 1, now: new Date(start + (taken += 1)), freeBytes: () => Promise.resolve(GiB) },
    );
    await expect(failing).rejects.toThrow(/^The disk of .* is full: no backup was written/);
    expect(await files()).toEqual(before);
  });

  it('are written one at a time', async () => {
    const both = await Promise.allSettled([backUp(), backUp()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

/** Returns the next id of each counter in an archive. */
async function countersIn({ readRows }: CheckedArchive): Promise<ReadonlyMap<string, number>> {
  let text = '';
  let columns: readonly string[] = [];
  await readRows((table) => {
    if (table.name === 'id_counters') ({ columns } = table);
    return {
      write: async (chunk) => {
        if (table.name === 'id_counters') text += Buffer.from(chunk).toString();
      },
      end: async () => undefined,
    };
  });
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const cell = (row: readonly string[], column: string) => row[columns.indexOf(column)] ?? '';
  return new Map(rows.map((row) => [cell(row, 'entity'), Number(cell(row, 'next_id'))]));
}

async function* failAfter(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* rows;
  throw Object.assign(new Error('write'), { code: 'ENOSPC' });
}

const namesIn = (folder: string) => readdir(folder).catch(() => 'missing');

describe('the copy of a store in a folder', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'platen-copied-'));
    await (await openStore({ dataDir })).close();
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('is made by the program that has it open, and removed after the work', async () => {
    const store = await openStore({ dataDir });
    const seen = await withCopiedStore(dataDir, async ({ folder, pauseMs }) => [
      z
        .array(z.string())
        .parse(await namesIn(folder))
        .includes('PG_VERSION'),
      typeof pauseMs,
    ]);
    expect(seen).toEqual([true, 'number']);
    expect(await namesIn(copiesFolder(dataDir))).toBe('missing');
    await store.ping();
    await store.close();
  });

  it('is refused with the reason where the program has no room for it', async () => {
    let free = GiB;
    const store = await openStore({ dataDir }, { freeBytes: () => Promise.resolve(free) });
    free = 100;
    await expect(withCopiedStore(dataDir, () => Promise.resolve())).rejects.toThrow(
      /The server could not copy its store: .*make room first/,
    );
    free = GiB;
    await store.close();
  });

  it('is refused where the program that has it open does not answer', async () => {
    const lock = lockDataDir(dataDir);
    await expect(withCopiedStore(dataDir, () => Promise.resolve(), { takenWithinMs: 300 })).rejects.toThrow(
      'does not answer',
    );
    lock.release();
  });

  it('is refused where there is no store', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'platen-empty-'));
    await expect(withCopiedStore(empty, () => Promise.resolve())).rejects.toThrow('There is no store in');
    await rm(empty, { recursive: true });
  });
});
