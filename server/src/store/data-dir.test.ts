import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeysFile } from '../auth/keys-file.ts';
import { demoOrganization } from '../demo/demo-organizations.ts';
import { organizations, computers } from './schema/index.ts';
import { openDataDir } from './open-data-dir.ts';
import { StoreRefusal } from './store-refusal.ts';
import { isEmptyStore } from './housekeeping.ts';

const { organizationId } = demoOrganization;
const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'platen-data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const withOrganization = async () => {
  const store = await openDataDir(dataDir);
  await store.asOrganization(organizationId, (transaction) =>
    transaction.insert(organizations).values(demoOrganization),
  );
  return store;
};
const changeMark = async (change: object) => {
  const file = join(dataDir, 'store.json');
  await writeFile(
    file,
    JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...change }),
  );
};

describe('a data directory', () => {
  it('keeps what was written over a clean stop', async () => {
    await (await withOrganization()).close();
    const store = await openDataDir(dataDir);
    const found = await store.asOrganization(organizationId, (transaction) =>
      transaction.select().from(organizations),
    );
    expect(found.map(({ name }) => name)).toEqual(['Demo']);
    await store.close();
  });

  it('is opened once: a second process is told so at once, and the first goes on', async () => {
    const store = await withOrganization();
    const startedAt = performance.now();
    const second = spawn(process.execPath, [scriptAt('../cli/serve.ts')], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' },
    });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(second, 'exit')) as [number];
    // Alone it takes a fifth of a second; the suite shares its processors.
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect([code, said]).toEqual([
      1,
      `Another Platen process is using ${dataDir}. Stop it first, or choose another directory with DATA_DIR.\n`,
    ]);
    await expect(openDataDir(dataDir)).rejects.toThrow(StoreRefusal);
    await store.ping();
    await store.close();
  });

  it.each([
    [{ postgresMajor: 17 }, /written by PostgreSQL 17; this Platen brings 18\. Export it/],
    [{ schemaVersion: 99 }, /written by a newer Platen \(schema 99/],
  ])('marked %o is refused with what to do, and left as it is', async (change, words) => {
    await (await withOrganization()).close();
    await changeMark(change);
    await expect(openDataDir(dataDir)).rejects.toThrow(words);
    await changeMark({ postgresMajor: 18, schemaVersion: 1 });
    const store = await openDataDir(dataDir);
    expect(await isEmptyStore(store)).toBe(true);
    await store.close();
  });

  it('starts again when its first start was cut off', async () => {
    await (await withOrganization()).close();
    await changeMark({ state: 'creating' });
    const store = await openDataDir(dataDir);
    const found = await store.asOrganization(organizationId, (transaction) =>
      transaction.select().from(organizations),
    );
    expect(found).toEqual([]);
    await store.close();
  });

  it('is copied once a day at start, and three copies are kept', async () => {
    await (await openDataDir(dataDir)).close();
    for (const day of ['01', '02', '03', '04', '05']) {
      for (const hour of ['06', '18'])
        await (await openDataDir(dataDir, new Date(`2026-11-${day}T${hour}:00:00.000Z`))).close();
    }
    const names = await readdir(join(dataDir, 'snapshots'));
    expect(names.map((name) => name.slice(0, 13))).toEqual([
      '2026-11-03T06',
      '2026-11-04T06',
      '2026-11-05T06',
    ]);
    await rm(join(dataDir, 'store'), { recursive: true });
    await rename(join(dataDir, 'snapshots', names[2] ?? ''), join(dataDir, 'store'));
    const store = await openDataDir(dataDir);
    await store.ping();
    await store.close();
  }, 60_000);

  it('keeps the server’s keys to its owner, and the same ones', async () => {
    const file = join(dataDir, 'keys.json');
    const first = await openKeysFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await openKeysFile(file)).signing.kid).toBe(first.signing.kid);
  });

  it('loses no acknowledged row in twenty kills', async () => {
    await (await withOrganization()).close();
    let acknowledged = 0;
    for (let kill = 0; kill < 20; kill += 1)
      acknowledged = await writeAndKill(acknowledged, 60 + ((kill * 37) % 240));
    expect(acknowledged).toBeGreaterThan(100);

    const store = await openDataDir(dataDir);
    const rows = await store.asOrganization(organizationId, (transaction) =>
      transaction.select().from(computers),
    );
    const numbers = new Set(rows.map(({ computerName }) => Number(computerName.slice(3))));
    const lost = Array.from({ length: acknowledged }, (_, number) => number).filter(
      (number) => !numbers.has(number),
    );
    expect(lost).toEqual([]);
    expect(numbers.size).toBe(rows.length);
    await store.close();
  }, 120_000);
});

/** Runs a writer from `first` on, kills it some time after its first row, and returns the number after the last acknowledged one. */
async function writeAndKill(first: number, afterMs: number): Promise<number> {
  const writer = spawn(
    process.execPath,
    [scriptAt('../testing/write-until-killed.ts'), dataDir, String(organizationId), String(first)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  const isWriting = once(writer.stdout, 'data');
  writer.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await isWriting;
  setTimeout(() => writer.kill('SIGKILL'), afterMs);
  await once(writer, 'close');
  return Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1)) + 1;
}
