import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { openKeysFile } from '../keys/keys-file.ts';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { organizations } from './schema/index.ts';
import { copiedDataDir } from '../../testing/copied-data-dir.ts';
import { openDataDir } from './open-data-dir.ts';
import { StoreRefusal } from './store-refusal.ts';
import { isEmptyStore } from './housekeeping.ts';

const { organizationId } = demoOrganization;
const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function addOrganization(dataDir: string): Promise<void> {
  const store = await openDataDir(dataDir);
  await store.asOrganization(organizationId, (transaction) =>
    transaction.insert(organizations).values(demoOrganization),
  );
  await store.close();
}

/** Opens the store in this directory and returns the names of its organisations. */
async function namesIn(dataDir: string): Promise<string[]> {
  const store = await openDataDir(dataDir);
  const found = await store.asOrganization(organizationId, (transaction) =>
    transaction.select().from(organizations),
  );
  await store.close();
  return found.map(({ name }) => name);
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

  it('is opened once: a second process ends with that error while the first continues', async () => {
    const dataDir = current();
    const store = await openDataDir(dataDir);
    const second = spawn(process.execPath, [scriptAt('../../program/cli/serve.ts')], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' },
    });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(second, 'exit')) as [number];
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

  it('starts again when its first start was cut off, and keeps what that had aside', async () => {
    const dataDir = current();
    await changeMark(dataDir, { state: 'creating' });
    const before = await readdir(join(dataDir, 'store'));
    expect(await namesIn(dataDir)).toEqual([]);
    const [aside = ''] = await readdir(join(dataDir, 'replaced'));
    expect(await readdir(join(dataDir, 'replaced', aside))).toEqual(before);
  });

  it('opens a store that was copied by itself, without its mark', async () => {
    const dataDir = current();
    await rm(join(dataDir, 'store.json'));
    expect(await namesIn(dataDir)).toEqual(['Demo']);
    expect(await readFile(join(dataDir, 'store.json'), 'utf8')).toContain('"state":"ready"');
  });

  it.each([
    ['files of somebody else', 'notes.txt', 'mine', /has files that are no store of Platen/],
    [
      'a store of another PostgreSQL',
      'PG_VERSION',
      '16\n',
      /written by PostgreSQL 16; this Platen brings 18/,
    ],
  ])('with %s and no mark is refused, and is not changed', async (_, name, text, words) => {
    const dataDir = current();
    await rm(join(dataDir, 'store.json'));
    await rename(join(dataDir, 'store'), join(dataDir, 'elsewhere'));
    await mkdir(join(dataDir, 'store'));
    await writeFile(join(dataDir, 'store', name), text);
    const before = await readdir(dataDir, { recursive: true });
    await expect(openDataDir(dataDir)).rejects.toThrow(words);
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
  });

  it.each([
    ['no JSON', (file: string) => writeFile(file, '{"state"')],
    ['empty', (file: string) => writeFile(file, '')],
    ['no file', async (file: string) => rm(file).then(() => mkdir(file))],
  ])('whose mark is %s is not opened, and is not changed', async (_, spoil) => {
    const dataDir = current();
    await spoil(join(dataDir, 'store.json'));
    const before = await readdir(dataDir, { recursive: true });
    await expect(openDataDir(dataDir)).rejects.toThrow(/cannot be read|EISDIR/);
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
  });

  it('is copied at start, and the copy opens as a store', async () => {
    const dataDir = current();
    await (await openDataDir(dataDir, { now: new Date('2026-11-01') })).close();
    await rm(join(dataDir, 'store'), { recursive: true });
    await rename(join(dataDir, 'snapshots', '2026-11-01T00-00-00-000Z'), join(dataDir, 'store'));
    expect(await namesIn(dataDir)).toEqual(['Demo']);
  });

  it('opens without a copy where none can be made, and says so', async () => {
    const dataDir = current();
    await writeFile(join(dataDir, 'snapshots'), 'in the way');
    const warn = vi.fn<(sentence: string, cause: unknown) => void>();
    await (await openDataDir(dataDir, { warn })).close();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'No snapshot of the store could be taken; it opens without.',
      expect.objectContaining({ code: 'EEXIST' }),
    );
  });

  it('stores the keys of the server readable by its owner only, and keeps them', async () => {
    const dataDir = current();
    const file = join(dataDir, 'keys.json');
    const first = await openKeysFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await openKeysFile(file)).signing.kid).toBe(first.signing.kid);
  });
});
