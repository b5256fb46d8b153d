import { createHash } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailsTo, tokenTo } from '../../testing/mails.ts';
import { userRoles } from '../../foundation/access/roles.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import {
  clientId,
  clientSecret,
  redirectUri,
  startTestProvider,
  type TestProvider,
} from '../../testing/open-id-provider.ts';
import { messageOf, type TestServer } from '../../testing/test-server.ts';
import { codeHash, verifyIdToken } from './verify-id-token.ts';

const sessionSchema = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  expires: z.literal(600),
});
const again = 'Please start again.';

let provider: TestProvider;
const config = { publicUrl: 'https://platen.test', appOrigins: [] as string[] };
// The issuer is set once the provider has its port; the server reads it on first use.
const microsoft = { name: 'Microsoft' as const, clientId, clientSecret, issuer: '' };
const google = { name: 'Google' as const, clientId, issuer: '' };

beforeAll(async () => {
  provider = await startTestProvider();
  microsoft.issuer = provider.issuer;
  google.issuer = provider.issuer;
});
afterAll(() => provider.close());

type Type = 'login' | 'register' | 'invite';
const random = () => crypto.randomUUID() + crypto.randomUUID();

/** Returns the request that the app sends after the provider's answer. */
async function answerFor(account: string, type: Type, providerName = 'Microsoft') {
  const [state, nonce] = [`${providerName};${type};${random()}`, random()];
  const { code, idToken, state: returned } = await provider.authorize({ account, state, nonce });
  return {
    provider: providerName,
    type,
    code,
    id_token: idToken,
    state: returned,
    nonce,
    redirect_uri: redirectUri,
  };
}

/** Signs a token with the provider's own key. */
const sign = (claims: JWTPayload, header: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test', ...header }).sign(provider.signingKey);

type Answer = Awaited<ReturnType<typeof answerFor>>;

onEveryStore(
  'OpenID Connect',
  (server: () => TestServer) => {
    let callers = 0;
    const send = (body: object) =>
      server().call('POST /api/account/loginOidc', { clientAddress: `198.51.100.${(callers += 1)}`, body });
    const register = async (account: string, change: object = {}) =>
      send({ ...(await answerFor(account, 'register')), organizationName: 'Bäckerei', ...change });

    it('names its providers', async () => {
      const answer = await server().call('GET /api/account/OpenIdProviders');
      const configuration = { authorization_endpoint: `${provider.issuer}/auth` };
      expect(answer.body).toEqual({
        data: [
          { name: 'Microsoft', clientId, configuration },
          { name: 'Google', clientId, configuration },
        ],
      });
    });

    it('registers an organisation at once where the provider confirmed the address, and then signs in', async () => {
      const registered = await register('asa@example.com');
      expect([registered.status, sessionSchema.safeParse(registered.body).success]).toEqual([200, true]);
      const { token } = sessionSchema.parse(registered.body);
      expect(decodeJwt(token)).toMatchObject({
        email: 'asa@example.com',
        firstname: 'Åsa',
        lastname: 'Öberg',
        UserRole: ['Administrator', 'TenantAdmin', 'User', ...userRoles],
        UserPermission: ['PrinterManager'],
        groups: [1],
      });
      for (const name of ['Microsoft', 'Google'])
        expect((await send(await answerFor('asa@example.com', 'login', name))).status).toBe(200);
      const twice = await register('asa@example.com');
      expect([twice.status, messageOf(twice)]).toEqual([
        409,
        'This identity has an account already. Please sign in.',
      ]);
      expect((await server().signIn('asa@example.com', 'x')).status).toBe(401);
    });

    it('signs in nobody by their address alone', async () => {
      const unknown = await send(await answerFor('member@demo.test', 'login'));
      expect([unknown.status, messageOf(unknown)]).toEqual([
        403,
        'There is no account for this identity. Ask an administrator for an invitation, or register.',
      ]);
      const taken = await register('member@demo.test');
      expect([taken.status, messageOf(taken)]).toEqual([
        409,
        'This address has an account already. Please sign in.',
      ]);
      expect((await send(await answerFor('member@demo.test', 'login'))).status).toBe(403);
    });

    it('registers nobody whose address the provider has not confirmed', async () => {
      const refused = await register('unverified-eve@example.com');
      expect([refused.status, messageOf(refused)]).toEqual([
        403,
        'The provider has not confirmed your e-mail address. Register with a password instead.',
      ]);
    });

    it('accepts an invitation with any identity of its reader', async () => {
      await server().call('POST /api/users/invite', {
        as: 'admin@demo.test',
        body: { email: 'invited@example.com', roles: ['User'], groups: [2] },
      });
      const invitationToken = await tokenTo(server(), 'invited@example.com');
      const accepted = await send({ ...(await answerFor('private@other.test', 'invite')), invitationToken });
      expect(accepted.status).toBe(200);
      expect(decodeJwt(sessionSchema.parse(accepted.body).token)).toMatchObject({
        OrganizationId: 1001,
        email: 'invited@example.com',
        groups: [2],
      });
      const late = await send({ ...(await answerFor('somebody@other.test', 'invite')), invitationToken });
      expect(late.status).toBe(410);
      expect(await mailsTo(server(), 'private@other.test')).toEqual([]);
    });

    it('accepts an answer once', async () => {
      const answer = await answerFor('asa@example.com', 'login');
      const both = await Promise.all([send(answer), send(answer)]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
      const replayed = await send(answer);
      expect([replayed.status, messageOf(replayed)]).toEqual([
        401,
        `The sign-in could not be confirmed: this answer has been used already. ${again}`,
      ]);
    });

    it.each<[string, (answer: Answer) => object, string]>([
      [
        'another state',
        ({ state }) => ({ state: state.replace('Microsoft', 'Google') }),
        'the answer belongs to another request',
      ],
      ['another purpose', () => ({ type: 'invite' }), 'the answer belongs to another request'],
      [
        'a state without its random part',
        () => ({ state: 'Microsoft;login;' }),
        'the answer belongs to another request',
      ],
      ['another nonce', () => ({ nonce: random() }), 'the identity token answers another request'],
      ['another code', () => ({ code: 'made-up-code' }), 'the identity token belongs to another code'],
      [
        'another return address',
        () => ({ redirect_uri: 'https://evil.test/silent-login.html' }),
        'the return address is not this app’s',
      ],
      [
        'a longer return address',
        () => ({ redirect_uri: `${redirectUri}?x` }),
        'the return address is not this app’s',
      ],
      ['an answer without a token', () => ({ id_token: 'x' }), 'the identity token is not valid'],
    ])('refuses %s', async (_, change, reason) => {
      const answer = await answerFor('asa@example.com', 'login');
      const refused = await send({ ...answer, ...change(answer) });
      expect([refused.status, messageOf(refused)]).toEqual([
        401,
        `The sign-in could not be confirmed: ${reason}. ${again}`,
      ]);
    });

    const forgeries: readonly [string, (claims: JWTPayload) => Promise<string> | string, string][] = [
      [
        'made for another app',
        (claims) => sign({ ...claims, aud: 'other' }),
        'the identity token is not valid',
      ],
      [
        'made for several apps, this one among them',
        (claims) => sign({ ...claims, aud: [clientId, 'other'] }),
        'the identity token was made for another application',
      ],
      [
        'made for another party',
        (claims) => sign({ ...claims, azp: 'other' }),
        'the identity token was made for another application',
      ],
      [
        'of another issuer',
        (claims) => sign({ ...claims, iss: 'https://evil.test' }),
        'the identity token is another issuer’s',
      ],
      [
        'that has expired',
        (claims) => sign({ ...claims, exp: (claims.iat ?? 0) - 60 }),
        'the identity token has expired',
      ],
      [
        'that is six minutes old',
        (claims) => sign({ ...claims, iat: (claims.iat ?? 0) - 360 }),
        'the identity token has expired',
      ],
      [
        'issued tomorrow',
        (claims) => sign({ ...claims, iat: (claims.iat ?? 0) + 86_400 }),
        'the identity token is not valid',
      ],
      [
        'without an expiry',
        (claims) => sign({ ...claims, exp: undefined }),
        'the identity token is not valid',
      ],
      [
        'without a nonce',
        (claims) => sign({ ...claims, nonce: undefined }),
        'the identity token is not valid',
      ],
      [
        'without c_hash',
        (claims) => sign({ ...claims, c_hash: undefined }),
        'the identity token belongs to another code',
      ],
      ['of an unknown key', (claims) => sign(claims, { kid: 'other' }), 'the identity token is not valid'],
      [
        'without a signature',
        (claims) => new UnsecuredJWT(claims).encode(),
        'the identity token is not valid',
      ],
      [
        'signed with the public key as a secret',
        (claims) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256', kid: 'test' })
            .sign(new TextEncoder().encode(JSON.stringify(provider.publicKey))),
        'the identity token is not valid',
      ],
    ];

    it('would accept a token forged with the right content, so that the refusals below are meaningful', async () => {
      const answer = await answerFor('asa@example.com', 'login', 'Google');
      expect((await send({ ...answer, id_token: await sign(decodeJwt(answer.id_token)) })).status).toBe(200);
    });

    it.each(forgeries)('refuses a token %s', async (_, forge, reason) => {
      const answer = await answerFor('asa@example.com', 'login', 'Google');
      const refused = await send({ ...answer, id_token: await forge(decodeJwt(answer.id_token)) });
      expect([refused.status, messageOf(refused)]).toEqual([
        401,
        `The sign-in could not be confirmed: ${reason}. ${again}`,
      ]);
    });

    it('exchanges the code where it has a secret, and refuses a right token beside an invalid code', async () => {
      const answer = await answerFor('asa@example.com', 'login');
      const code = 'made-up-code';
      const token = await sign({ ...decodeJwt(answer.id_token), c_hash: codeHash(code) });
      const refused = await send({ ...answer, code, id_token: token });
      expect(messageOf(refused)).toBe(
        `The sign-in could not be confirmed: the provider does not take the code. ${again}`,
      );
      const other = await answerFor('asa@example.com', 'login', 'Google');
      const without = await sign({ ...decodeJwt(other.id_token), c_hash: codeHash(code) });
      expect((await send({ ...other, code, id_token: without })).status).toBe(200);
    });

    it('refuses a code that was made for somebody else', async () => {
      const [mine, theirs] = [
        await answerFor('asa@example.com', 'login'),
        await answerFor('eve@example.com', 'login'),
      ];
      const token = await sign({ ...decodeJwt(theirs.id_token), sub: 'asa@example.com' });
      const refused = await send({ ...theirs, id_token: token });
      expect([refused.status, messageOf(refused)]).toEqual([
        401,
        `The sign-in could not be confirmed: the two identity tokens differ. ${again}`,
      ]);
      expect((await send(mine)).status).toBe(200);
    });

    it('refuses other providers', async () => {
      const refused = await send({ ...(await answerFor('asa@example.com', 'login')), provider: 'Evil' });
      expect([refused.status, messageOf(refused)]).toEqual([
        401,
        'This server does not sign in with that provider.',
      ]);
    });

    it('writes no token to the log', () => {
      expect(server().logLines.join('\n')).not.toMatch(/eyJ[\w-]{8,}\.|asa@example/);
    });
  },
  { config: { ...config, openIdProviders: [microsoft, google] }, clock: () => new Date() },
);

describe('the check of an identity token', () => {
  it.each([
    ['1234-abcd', 'https://login.microsoftonline.com/1234-abcd/v2.0', true],
    ['1234-abcd', 'https://login.microsoftonline.com/other/v2.0', false],
    ['../evil', 'https://login.microsoftonline.com/../evil/v2.0', false],
    [undefined, 'https://login.microsoftonline.com/undefined/v2.0', false],
    [undefined, 'https://login.microsoftonline.com/{tenantid}/v2.0', false],
  ])('fills the issuer template with the tenant %s and compares it with %s', async (tid, iss, isTaken) => {
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1000);
    const claims = { iss, tid, sub: 'x', aud: clientId, nonce: 'n', iat: seconds, exp: seconds + 60 };
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(provider.signingKey);
    const verified = verifyIdToken(token, {
      now,
      nonce: 'n',
      provider: {
        ...microsoft,
        discovery: {
          issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0',
          authorization_endpoint: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
          jwks_uri: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
        },
        findKey: () => ({ ...provider.publicKey, alg: 'RS256' }),
      },
    });
    const outcome = await verified.then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    expect(outcome).toContain(isTaken ? 'taken' : 'another issuer’s');
  });

  it('hashes a code as OpenID Connect requires', () => {
    const half = createHash('sha256')
      .update('Qcb0Orv1zh30vL1MPRsbm-diHiMwcLyZvn1arpZv-Jxf_11jnpEX3Tgfvk')
      .digest()
      .subarray(0, 16);
    expect(codeHash('Qcb0Orv1zh30vL1MPRsbm-diHiMwcLyZvn1arpZv-Jxf_11jnpEX3Tgfvk')).toBe(
      half.toString('base64url'),
    );
    expect(codeHash('Qcb0Orv1zh30vL1MPRsbm-diHiMwcLyZvn1arpZv-Jxf_11jnpEX3Tgfvk')).toBe(
      'LDktKdoQak3Pk0cnXxCltA',
    );
  });
});
