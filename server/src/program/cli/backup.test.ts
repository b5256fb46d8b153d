// @rounds: it starts programs.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openKeysFile } from '../../foundation/keys/keys-file.ts';
import { openStore } from '../../foundation/store/open-store.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../testing/temporary-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';

/** Each of these tests starts several programs. */
const minutes = { timeout: 300_000 };

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-commands-'));
  dataDir = join(folder, 'data');
  const store = await openStore({ dataDir });
  await seedDemo(store);
  await store.close();
  await openKeysFile(join(dataDir, 'keys.json'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command as an administrator does. */
const command = (name: string, words: readonly string[] = [], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; told: string }>((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), ...words],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, INIT_CWD: folder, ...env } },
      (error, out, told) => resolve({ code: error === null ? 0 : Number(error.code), out, told }),
    );
  });
const backups = async () =>
  (await readdir(join(dataDir, 'backups'))).filter((name) => /\.platen(?:\.age)?$/.test(name)).toSorted();

it(
  'the command for backups writes one while a program has the store open, and checks it',
  minutes,
  async () => {
    const store = await openStore({ dataDir });
    const written = await command('backup');
    await store.close();
    const [name = ''] = await backups();
    expect(written).toEqual({
      code: 0,
      out: expect.stringMatching(
        new RegExp(
          `^Backup .*${name}: \\d+ tables, 1,\\d+ rows, [\\d.]+ kB; written and read again in .* s\\. The server paused for .* s\\.\n$`,
        ),
      ),
      told: expect.stringMatching(/keys\.json is not in the backup, which is not encrypted/),
    });
    const checked = await command('backup', ['--check', name]);
    expect(checked).toEqual({
      code: 0,
      out: expect.stringContaining('7 labels, 13 versions; whole, and all as it was written'),
      told: '',
    });
  },
);

it(
  'the commands refuse a damaged backup and a store that is not empty, in one sentence each',
  minutes,
  async () => {
    const [name = ''] = await backups();
    const bytes = await readFile(join(dataDir, 'backups', name));
    bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500);
    await writeFile(join(folder, 'damaged.platen'), bytes);
    for (const [program, words] of [
      ['backup', ['--check', './damaged.platen']],
      ['restore', ['./damaged.platen']],
    ] as const)
      expect(await command(program, words)).toEqual({
        code: 1,
        out: '',
        told: expect.stringMatching(/^The backup is damaged.*\n$/),
      });
    expect(await command('restore', [name])).toEqual({
      code: 1,
      out: '',
      told: expect.stringMatching(/^The store in .* is not empty: .*; nothing was changed\.\n$/),
    });
  },
);

it(
  'a backup is encrypted with the keys of the server, and both are restored with the private key',
  minutes,
  async () => {
    const identity = await generateIdentity();
    // Keys that several servers share lie elsewhere.
    const shared = join(folder, 'shared-keys.json');
    await rename(join(dataDir, 'keys.json'), shared);
    const written = await command('backup', [], {
      KEYS_FILE: shared,
      BACKUP_AGE_RECIPIENT: await identityToRecipient(identity),
      BACKUP_KEEP: '1',
    });
    expect([written.code, written.told]).toEqual([0, '']);
    const [name = '', ...older] = await backups();
    expect([name.endsWith('.platen.age'), older]).toEqual([true, []]);

    const target = {
      DATA_DIR: join(folder, 'restored'),
      KEYS_FILE: join(folder, 'restored-keys.json'),
      BACKUP_DIR: join(dataDir, 'backups'),
    };
    expect((await command('restore', [name], target)).told).toContain('is encrypted');
    const identityFile = join(folder, 'identity.txt');
    await writeFile(identityFile, `# created by a test\n${identity}\n`);
    const restored = await command('restore', [name], { ...target, BACKUP_AGE_IDENTITY_FILE: identityFile });
    expect(restored).toMatchObject({ code: 0, told: '' });
    expect(restored.out).toMatch(/1,\d+ rows of .* restored into .* and counted/);
    expect(await readFile(target.KEYS_FILE, 'utf8')).toBe(await readFile(shared, 'utf8'));
    const store = await openStore({ dataDir: target.DATA_DIR });
    expect(await store.asOwner((transaction) => transaction.$count(organizations))).toBe(2);
    await store.close();
  },
);

it('the list of what can be restored names backups and snapshots', minutes, async () => {
  const { out } = await command('restore');
  const [name = ''] = await backups();
  expect(out).toContain(`oldest first:\n${name}\nTo restore one into an empty store: pnpm restore FILE.`);
  expect(out).toContain('pnpm restore latest.');
});

it('a store is moved to an empty database, and its folder stays', minutes, async ({ skip }) => {
  if (!(await isPostgresThere())) skip('No PostgreSQL answers.');
  expect((await command('move-to-postgres')).told).toContain('DATABASE_URL is not set');
  const { url, drop } = await createTemporaryDatabase();
  try {
    const store = await openStore({ dataDir });
    expect((await command('move-to-postgres', [], { DATABASE_URL: url })).told).toContain(
      'Another Platen process is using',
    );
    await store.close();
    const moved = await command('move-to-postgres', [], { DATABASE_URL: url });
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.out).toMatch(/in the PostgreSQL database and counted, .* is as it was\./);
    const checked = await command('check-history', [], { DATABASE_URL: url });
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('all as it was written')]);
    expect((await command('check-history')).out).toBe(checked.out);
    expect((await command('move-to-postgres', [], { DATABASE_URL: url })).told).toContain('not empty');
    expect(basename((await backups())[0] ?? '')).toMatch(/^platen-/);
  } finally {
    await drop();
  }
});
