import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Identity } from '../access/caller.ts';
import { signAccessToken, verifyAccessToken } from '../../people/auth/access-token.ts';
import { StoreRefusal } from '../store/store-refusal.ts';
import { openKeysFile } from './keys-file.ts';
import { generateStoredKeys, storedKeysSchema } from './server-keys.ts';

const identity: Identity = {
  organizationId: 1,
  userId: 2,
  sessionId: '00000000-0000-4000-8000-000000000001',
  email: 'member@demo.test',
  firstName: 'Mateo',
  lastName: 'Silva',
  accountTypes: ['User'],
  userRoles: [],
  qualityRoles: [],
  permissions: [],
  groupIds: [],
};
const clock = () => new Date('2026-11-21T12:00:00Z');
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-keys-'));
  file = join(folder, 'data/keys.json');
});
afterAll(() => rm(folder, { recursive: true }));

it('the file of keys is made on first start, is readable by its owner only, and is kept', async () => {
  const token = await signAccessToken(await openKeysFile(file), clock, identity);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await openKeysFile(file);
  expect(await verifyAccessToken(again, clock, token)).toEqual(identity);
});

it('the file of keys accepts tokens of the previous key while a new one signs', async () => {
  const older = await openKeysFile(file);
  const token = await signAccessToken(older, clock, identity);
  const stored = storedKeysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const [fresh] = (await generateStoredKeys()).signing;
  await writeFile(file, JSON.stringify({ ...stored, signing: [fresh, ...stored.signing] }));
  const rotated = await openKeysFile(file);
  expect(rotated.signing.kid).toBe(fresh?.kid);
  expect(await verifyAccessToken(rotated, clock, token)).toEqual(identity);
  const next = await signAccessToken(rotated, clock, identity);
  expect(await verifyAccessToken(older, clock, next)).toBeUndefined();
});

it('the file of keys is one for servers that start at the same time', async () => {
  const shared = join(folder, 'together/keys.json');
  const opened = await Promise.all(Array.from({ length: 8 }, () => openKeysFile(shared)));
  expect(new Set(opened.map(({ signing }) => signing.kid)).size).toBe(1);
  expect(await readdir(join(folder, 'together'))).toEqual(['keys.json']);
});

it.each([
  ['nothing', ''],
  ['half of its text', '{"signing":[{"kid":"1'],
  ['other data', '{"signing":[]}'],
])('the file of keys is refused with a sentence, and stays, when it holds %s', async (_what, text) => {
  const damaged = join(folder, 'damaged.json');
  await writeFile(damaged, text);
  await expect(openKeysFile(damaged)).rejects.toThrow(
    new StoreRefusal(
      `${damaged} holds no keys of a Platen server. Put a copy in its place; without one, remove it: everybody signs in again.`,
    ),
  );
  expect(await readFile(damaged, 'utf8')).toBe(text);
});

it('the file of keys is refused with a sentence when it cannot be read', async () => {
  await expect(openKeysFile(folder)).rejects.toThrow(
    `${folder} cannot be read (EISDIR). It holds the keys of this server: make it readable.`,
  );
});
