import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openKeysFile } from '../auth/keys-file.ts';
import { demoOrganization } from '../demo/demo-organizations.ts';
import { organizations, computers } from './schema/index.ts';
import { copiedDataDir } from '../testing/copied-data-dir.ts';
import { openDataDir } from './open-data-dir.ts';
import { StoreRefusal } from './store-refusal.ts';
import { isEmptyStore } from './housekeeping.ts';

const { organizationId } = demoOrganization;
const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** How often a writer is killed: few in a short run, more in the whole one, as many as wanted by hand. */
const kills = Number(process.env['TEST_KILLS'] ?? (process.env['TEST_RUN'] === 'all' ? 6 : 2));
const KILLS_TIMEOUT_MS = 120_000 + 20_000 * kills;

async function addOrganization(dataDir: string): Promise<void> {
  const store = await openDataDir(dataDir);
  await store.asOrganization(organizationId, (transaction) =>
    transaction.insert(organizations).values(demoOrganization),
  );
  await store.close();
}
const changeMark = async (dataDir: string, change: object) => {
  const file = join(dataDir, 'store.json');
  await writeFile(
    file,
    JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...change }),
  );
};

describe('a data directory', () => {
  const current = copiedDataDir(addOrganization);

  it('keeps its data over a clean stop', async () => {
    const dataDir = current();
    const store = await openDataDir(dataDir);
    const found = await store.asOrganization(organizationId, (transaction) =>
      transaction.select().from(organizations),
    );
    expect(found.map(({ name }) => name)).toEqual(['Demo']);
    await store.close();
  });

  it('is opened once: a second process gets that error at once, and the first continues', async () => {
    const dataDir = current();
    const store = await openDataDir(dataDir);
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
  ])('marked %o is refused with the necessary step, and is not changed', async (change, words) => {
    const dataDir = current();
    await changeMark(dataDir, change);
    await expect(openDataDir(dataDir)).rejects.toThrow(words);
    await changeMark(dataDir, { postgresMajor: 18, schemaVersion: 1 });
    const store = await openDataDir(dataDir);
    expect(await isEmptyStore(store)).toBe(true);
    await store.close();
  });

  it('starts again when its first start was cut off', async () => {
    const dataDir = current();
    await changeMark(dataDir, { state: 'creating' });
    const store = await openDataDir(dataDir);
    const found = await store.asOrganization(organizationId, (transaction) =>
      transaction.select().from(organizations),
    );
    expect(found).toEqual([]);
    await store.close();
  });

  it('is copied once a day at start, and three copies are kept', async () => {
    const dataDir = current();
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
  });

  it('stores the keys of the server readable by its owner only, and keeps them', async () => {
    const dataDir = current();
    const file = join(dataDir, 'keys.json');
    const first = await openKeysFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await openKeysFile(file)).signing.kid).toBe(first.signing.kid);
  });

  it(
    `loses no acknowledged row in ${kills} kills`,
    async () => {
      const dataDir = current();
      let acknowledged = 0;
      for (let kill = 0; kill < kills; kill += 1)
        acknowledged = await writeAndKill(dataDir, acknowledged, 6 + ((kill * 37) % 60));
      expect(acknowledged).toBeGreaterThan(5 * kills);

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
    },
    KILLS_TIMEOUT_MS,
  );
});

/**
 * Runs a writer from `first` on and kills it once it has acknowledged that many rows, while it writes the next. Returns
 * the number after the last acknowledged one.
 */
async function writeAndKill(dataDir: string, first: number, rows: number): Promise<number> {
  const writer = spawn(
    process.execPath,
    [scriptAt('../testing/write-until-killed.ts'), dataDir, String(organizationId), String(first)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > rows) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  return Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1)) + 1;
}
