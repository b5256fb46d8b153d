// @rounds: it starts programs, and opens a store thirty times.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { copiedDataDir } from '../../testing/copied-data-dir.ts';
import { openDataDir } from './open-data-dir.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { computers, organizations } from './schema/index.ts';
import { listSnapshots } from './snapshots.ts';
import { StoreRefusal } from './store-refusal.ts';
import type { Store } from './store.ts';

const { organizationId } = demoOrganization;
const script = fileURLToPath(new URL('../../program/cli/restore.ts', import.meta.url));
const now = new Date('2026-11-03T11:00:00.000Z');
const firstDay = '2026-11-01T12-00-00-000Z';
const secondDay = '2026-11-02T12-00-00-000Z';
const addComputer = (store: Store, computerName: string) =>
  store.asOrganization(organizationId, (transaction) =>
    transaction.insert(computers).values({ organizationId, computerName, printers: [] }),
  );
const computersNow = async (dataDir: string) => {
  const store = await openDataDir(dataDir, { now });
  const rows = await store.asOrganization(organizationId, (transaction) =>
    transaction.select({ name: computers.computerName }).from(computers),
  );
  await store.close();
  return rows.map(({ name }) => name).toSorted();
};

/** Creates a store with one computer for each of three days, and a snapshot of the evenings of the first two. */
async function fillThreeDays(dataDir: string): Promise<void> {
  const first = await openDataDir(dataDir);
  await first.asOrganization(organizationId, (transaction) =>
    transaction.insert(organizations).values(demoOrganization),
  );
  await addComputer(first, 'DAY-1');
  await first.close();
  for (const [day, name] of [
    ['01', 'DAY-2'],
    ['02', 'DAY-3'],
  ] as const) {
    const store = await openDataDir(dataDir, { now: new Date(`2026-11-${day}T12:00:00.000Z`) });
    await addComputer(store, name);
    await store.close();
  }
}

const runCommand = (dataDir: string, words: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...words],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });

describe('going back to a snapshot', () => {
  const current = copiedDataDir(fillThreeDays);

  it('restores the data of that time, keeps what was replaced, and the store works', async () => {
    const dataDir = current();
    expect(await listSnapshots(dataDir)).toEqual([firstDay, secondDay]);
    const restored = await restoreSnapshot(dataDir, firstDay, now);
    expect(restored).toEqual({
      snapshot: firstDay,
      replacedIn: join(dataDir, 'replaced', '2026-11-03T11-00-00-000Z'),
    });
    expect(await computersNow(dataDir)).toEqual(['DAY-1']);

    await restoreSnapshot(dataDir, 'latest', new Date(now.getTime() + 1));
    expect(await computersNow(dataDir)).toEqual(['DAY-1', 'DAY-2']);

    await rm(join(dataDir, 'store'), { recursive: true });
    await rename(restored.replacedIn ?? '', join(dataDir, 'store'));
    expect(await computersNow(dataDir)).toEqual(['DAY-1', 'DAY-2', 'DAY-3']);
  });

  it('works again after it was interrupted, whatever was there', async () => {
    const dataDir = current();
    await mkdir(join(dataDir, 'store.restoring'));
    await writeFile(join(dataDir, 'store.restoring', 'half'), '');
    await rm(join(dataDir, 'store'), { recursive: true });
    expect(await restoreSnapshot(dataDir, 'latest', now)).toEqual({
      snapshot: secondDay,
      replacedIn: undefined,
    });
    expect(existsSync(join(dataDir, 'store', 'half'))).toBe(false);
    expect(await computersNow(dataDir)).toEqual(['DAY-1', 'DAY-2']);
  });

  it('allows an older Platen to start again on the snapshot from before it was updated', async () => {
    const dataDir = current();
    const mark = join(dataDir, 'store.json');
    const kept = JSON.parse(await readFile(mark, 'utf8')) as object;
    await writeFile(mark, JSON.stringify({ ...kept, schemaVersion: 99 }));
    await expect(openDataDir(dataDir, { now })).rejects.toThrow('pnpm restore');
    await restoreSnapshot(dataDir, secondDay, now);
    expect(await computersNow(dataDir)).toEqual(['DAY-1', 'DAY-2']);
  });

  it('is refused for a folder that is no snapshot and for a store in use, and changes nothing', async () => {
    const dataDir = current();
    for (const name of ['2026-11-09T12-00-00-000Z', '.', '..', '']) {
      await expect(restoreSnapshot(dataDir, name, now)).rejects.toThrow(
        new StoreRefusal(`There is no snapshot ${name} in ${dataDir}. There are: ${firstDay}, ${secondDay}.`),
      );
    }
    const store = await openDataDir(dataDir, { now });
    await expect(restoreSnapshot(dataDir, 'latest', now)).rejects.toThrow('Another Platen process is using');
    await store.close();
    expect(existsSync(join(dataDir, 'replaced'))).toBe(false);
    expect(await computersNow(dataDir)).toEqual(['DAY-1', 'DAY-2', 'DAY-3']);
  });

  it('has a command that lists snapshots, goes back, and refuses in a sentence', async () => {
    const dataDir = current();
    expect(await runCommand(dataDir, [])).toEqual({
      code: 0,
      output:
        `Backups in ${join(dataDir, 'backups')}, the oldest first:\nnone\n` +
        'To restore one into an empty store: pnpm restore FILE.\n' +
        `Snapshots in ${dataDir}, the oldest first:\n${firstDay}\n${secondDay}\n` +
        'To go back to one: pnpm restore SNAPSHOT, or pnpm restore latest.\n',
    });
    const done = await runCommand(dataDir, [firstDay]);
    expect(done.code).toBe(0);
    expect(done.output).toContain(`The store is what it was in ${firstDay}.`);
    expect(await computersNow(dataDir)).toEqual(['DAY-1']);
    expect((await runCommand(dataDir, ['nothing'])).code).toBe(1);
    expect(await runCommand(dataDir, ['latest'], { DATABASE_URL: 'postgres://a:geheim@b/c' })).toEqual({
      code: 1,
      output:
        'DATABASE_URL is set, and snapshots are of the embedded store: name the file of a backup, as in pnpm restore platen-….platen.\n',
    });
  });
});
