import { Buffer } from 'node:buffer';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Identity } from '../../foundation/access/caller.ts';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
import { verifyToken } from './signed-token.ts';
import { createMemoryKeys, type ServerKeys } from '../../foundation/keys/server-keys.ts';

const identity: Identity = {
  organizationId: 1001,
  userId: 2,
  sessionId: '00000000-0000-4000-8000-000000000001',
  email: 'member@demo.test',
  firstName: 'Mateo',
  lastName: 'Silva',
  accountTypes: ['User'],
  userRoles: ['OrderManager'],
  qualityRoles: ['Master'],
  permissions: ['PrinterManager'],
  groupIds: [2, 6],
};
const start = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => () => new Date(start.getTime() + seconds * 1000);
let keys: ServerKeys;
let token: string;

beforeAll(async () => {
  keys = await createMemoryKeys();
  token = await signAccessToken(keys, at(0), identity);
});

/** Signs a token like ours except for the changes. */
const forge = (header: object, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt) =>
  change(
    new SignJWT(
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>,
    ),
  )
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid, ...header })
    .sign(keys.signing.key);

describe('access tokens', () => {
  it('carry the identity of their owner', async () => {
    expect(await verifyAccessToken(keys, at(1), token)).toEqual(identity);
  });

  it.each([
    ['ten minutes', 600, true],
    ['ten minutes and 29 seconds', 629, true],
    ['ten minutes and 31 seconds', 631, false],
  ])('are accepted until ten and a half minutes have passed: after %s', async (_, seconds, isAccepted) => {
    expect((await verifyAccessToken(keys, at(seconds), token)) !== undefined).toBe(isAccepted);
  });

  it('are accepted when forged with the right content, so that the refusals below are meaningful', async () => {
    expect(await verifyAccessToken(keys, at(1), await forge({}))).toEqual(identity);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['a text that is no token', () => 'abc.def.ghi'],
    ['an unsigned token', () => new UnsecuredJWT({}).encode()],
    ['another type', () => forge({ typ: 'JWT' })],
    ['no type', () => forge({ typ: undefined })],
    ['an unknown key', () => forge({ kid: 'other' })],
    ['no key', () => forge({ kid: undefined })],
    ['another audience', () => forge({}, (jwt) => jwt.setAudience('someone-else'))],
    ['another issuer', () => forge({}, (jwt) => jwt.setIssuer('someone-else'))],
    ['a changed body', () => token.replace(/\.([^.]{20})/, '.AAAAAAAAAAAAAAAAAAAA')],
    [
      'a symmetric algorithm',
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keys.signing.kid })
          .sign(new Uint8Array(32)),
    ],
    [
      'another key under the id of the server',
      async () => {
        const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
        return new SignJWT({})
          .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keys.signing.kid })
          .sign(privateKey);
      },
    ],
  ])('are refused for %s', async (_, make) => {
    expect(await verifyAccessToken(keys, at(1), await make())).toBeUndefined();
  });

  it('that were accepted before are still refused as another kind, by other keys, and once their key is gone', async () => {
    const schema = z.unknown();
    const kind = { audience: 'platen-api', type: 'at+jwt' };
    const accepted = await verifyToken(keys, at(1), kind, { token, schema });
    expect(await verifyToken(keys, at(1), kind, { token, schema })).toBe(accepted);
    for (const other of [
      { ...kind, type: 'other' },
      { ...kind, audience: 'other' },
    ])
      expect(await verifyToken(keys, at(1), other, { token, schema })).toBeUndefined();
    expect(await verifyAccessToken(await createMemoryKeys(), at(1), token)).toBeUndefined();

    const verifying = new Map(keys.verifying);
    const changing = { ...keys, verifying };
    expect(await verifyAccessToken(changing, at(1), token)).toEqual(identity);
    verifying.delete(keys.signing.kid);
    expect(await verifyAccessToken(changing, at(1), token)).toBeUndefined();
    const another = await createMemoryKeys();
    verifying.set(keys.signing.kid, [...another.verifying.values()][0] ?? keys.signing.key);
    expect(await verifyAccessToken(changing, at(1), token)).toBeUndefined();
  });

  it('of many people are told apart, each time they are used', async () => {
    expect(await verifyAccessToken(keys, at(1), token)).toEqual(identity);
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, userId) => signAccessToken(keys, at(0), { ...identity, userId })),
    );
    for (const [userId, each] of [...many.entries(), ...many.entries()])
      expect(await verifyAccessToken(keys, at(1), each)).toEqual({ ...identity, userId });
    expect(await verifyAccessToken(keys, at(1), token)).toEqual(identity);
  });
});
