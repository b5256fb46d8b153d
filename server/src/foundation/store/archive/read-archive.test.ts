import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveBytes, countedAs, forgeArchive, withSeal } from '../../../testing/forged-archive.ts';
import { schemaVersion } from '../migrations.ts';
import { encryptionTo } from './age-stream.ts';
import { ArchiveRefusal, magic, type Manifest } from './archive-format.ts';
import type { ArchiveSource } from './archive-source.ts';
import { checkArchive } from './checked-archive.ts';
import { writeArchive } from './write-archive.ts';

const now = new Date('2026-11-28T10:00:00.000Z');
const text = '1\tone\n2\ttwo\\nlines\n';

/** A store with one table, which answers what the writer of archives asks. */
const source: ArchiveSource = {
  engine: 'pglite',
  run: (statement) => {
    if (/to_regclass/.test(statement)) return Promise.resolve([{ isThere: true }]);
    if (/relkind = 'S'/.test(statement)) return Promise.resolve([]);
    if (/pg_attribute/.test(statement))
      return Promise.resolve([{ name: 'articles', columns: ['id', 'name'] }]);
    return Promise.resolve([{ count: schemaVersion, rows: 2, sum: '12' }]);
  },
  copyOut: async function* () {
    // Pieces end anywhere.
    yield Buffer.from(text.slice(0, 9));
    yield Buffer.from(text.slice(9));
  },
};

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-archive-'));
  file = join(folder, 'whole.platen');
  await writeArchive(file, source, { now });
});
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const refusalOf = (path: string, identities: readonly string[] = []) =>
  checkArchive(path, identities).then(
    () => 'none',
    (error: unknown) => (error instanceof ArchiveRefusal ? error.message : error),
  );

/** Counts the changed copies of a file that are not refused with a sentence. */
async function accepted(bytes: Buffer, identities: readonly string[] = []): Promise<number[]> {
  const wrong: number[] = [];
  const step = process.env['TEST_RUN'] === 'all' ? 1 : 5;
  for (let index = 0; index < bytes.length; index += step) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ (1 << (index % 8)), index);
    await writeFile(at('changed'), changed);
    const refusal = await refusalOf(at('changed'), identities);
    if (typeof refusal !== 'string' || refusal === 'none') wrong.push(index);
  }
  return wrong;
}

describe('an archive', () => {
  it('is read as it was written, and tells its counts', async () => {
    const { manifest, keys } = await checkArchive(file);
    expect(manifest.tables).toEqual([{ ...countedAs('articles', ['id', 'name'], text), sum: '12' }]);
    expect(keys).toBeUndefined();
  });

  it('is refused when any byte of it was changed', async () => {
    expect(await accepted(await readFile(file))).toEqual([]);
  });

  it('is refused when it ends early, or goes on', async () => {
    const bytes = await readFile(file);
    for (const length of [0, 1, magic.length, 40, bytes.length - 33, bytes.length - 32, bytes.length - 1]) {
      await writeFile(at('short'), bytes.subarray(0, length));
      expect([length, await refusalOf(at('short'))]).toEqual([
        length,
        expect.stringMatching(/damaged|no backup/),
      ]);
    }
    await writeFile(at('long'), Buffer.concat([bytes, bytes]));
    expect(await refusalOf(at('long'))).toContain('damaged');
  });

  it('is refused when it is something else', async () => {
    const body = Buffer.from('PK\u0003\u0004 any file');
    for (const [name, bytes] of [
      ['text', body],
      ['gzip', gzipSync(body)],
      ['zstd', zstdCompressSync(body)],
    ] as const) {
      await writeFile(at(name), bytes);
      expect(await refusalOf(at(name))).toBe(`${at(name)} is no backup of Platen.`);
    }
    await writeFile(at('inner'), withSeal(Buffer.concat([magic, gzipSync(body)])));
    expect(await refusalOf(at('inner'))).toBe('The backup is damaged: it cannot be unpacked.');
    expect(await refusalOf(at('missing'))).toBe(`${at('missing')} cannot be read.`);
    expect(await refusalOf(folder)).toBe(`${folder} cannot be read.`);
  });
});

const manifest = (more: Partial<Manifest> = {}): Manifest => ({
  format: 1,
  schemaVersion,
  programVersion: '0.1.0',
  engine: 'pglite',
  createdAt: now.toISOString(),
  tables: [countedAs('articles', ['id'])],
  sequences: [],
  hasKeys: false,
  ...more,
});
const table = (name: string) => ['table', { name, columns: ['id'] }] as const;
/** Beginning of a frame. */
const head = (kind: number, length: number) => {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(length, 1);
  return bytes;
};

describe('an archive with hostile content', () => {
  it('is refused when its parts are too long, unknown or out of order', async () => {
    for (const [kind, length] of [
      [0x4d, 0xffffffff],
      [0x44, 0x7fffffff],
      [0x58, 1],
    ] as const) {
      await writeFile(at('parts'), archiveBytes(head(kind, length)));
      expect(await refusalOf(at('parts'))).toContain('no Platen wrote');
    }
    for (const frames of [
      [['data', '1\n']],
      [['end']],
      [table('articles'), table('articles')],
      [table('articles'), ['manifest', manifest()]],
      [
        ['manifest', manifest()],
        ['manifest', manifest()],
      ],
    ] as const) {
      await forgeArchive(at('order'), frames);
      expect(await refusalOf(at('order'))).toContain('out of order');
    }
  });

  it('is refused when its manifest is missing, no JSON, or tells of something else', async () => {
    await forgeArchive(at('none'), [table('articles'), ['end']]);
    expect(await refusalOf(at('none'))).toContain('ends before its end');
    for (const content of ['{', '[]', JSON.stringify({ ...manifest(), more: 1 })]) {
      await forgeArchive(at('json'), [table('articles'), ['end'], ['manifest', content]]);
      expect(await refusalOf(at('json'))).toContain('cannot be read');
    }
    await forgeArchive(at('rows'), [table('articles'), ['data', '1\n'], ['end'], ['manifest', manifest()]]);
    expect(await refusalOf(at('rows'))).toContain('not what it says of itself');
  });

  it('is refused when a newer version wrote it', async () => {
    await forgeArchive(at('newer'), [
      table('articles'),
      ['end'],
      ['manifest', manifest({ schemaVersion: schemaVersion + 1, programVersion: '9.9.9' })],
    ]);
    expect(await refusalOf(at('newer'))).toContain('written by a newer Platen (9.9.9');
  });
});

describe('an encrypted archive', () => {
  it('is opened by its key and by nobody else, and has the keys of the server', async () => {
    const identity = await generateIdentity();
    const encryption = await encryptionTo(await identityToRecipient(identity));
    const secret = at('secret.platen.age');
    await writeArchive(secret, source, { now, keys: '{"kept":1}', encryption });
    const bytes = await readFile(secret);
    expect(bytes.includes('kept')).toBe(false);
    for (const key of [identity, encryption.ownIdentity]) {
      const opened = await checkArchive(secret, [key]);
      expect([opened.keys, opened.manifest.hasKeys]).toEqual(['{"kept":1}', true]);
    }
    expect(await refusalOf(secret, [await generateIdentity()])).toContain('for another key');
    expect(await refusalOf(secret)).toContain('BACKUP_AGE_IDENTITY_FILE');
    expect(await accepted(bytes, [identity])).toEqual([]);
    await writeFile(at('short'), bytes.subarray(0, -1));
    expect(await refusalOf(at('short'), [identity])).toContain('damaged');
  });

  it('has no keys of the server where it is not encrypted', async () => {
    await writeArchive(at('plain.platen'), source, { now, keys: '{"kept":1}' });
    expect((await checkArchive(at('plain.platen'))).keys).toBeUndefined();
  });

  it('is not begun for what is no public key', async () => {
    await expect(encryptionTo('age1nothing')).rejects.toThrow('age1nothing is no public key of age');
  });
});
