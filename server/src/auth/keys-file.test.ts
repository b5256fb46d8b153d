import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Identity } from '../access/caller.ts';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
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
