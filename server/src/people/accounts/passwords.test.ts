import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as passwordHash from '../auth/password-hash.ts';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { accounts, userSettings } from '../../foundation/store/schema/index.ts';
import { mailsTo, tokenTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

vi.mock('../auth/password-hash.ts', { spy: true });

const ended = 'This link has been used or has expired. Ask for a new one.';
const fresh = 'correct horse 2';
const sessionSchema = z.object({ token: z.string(), refreshToken: z.string() });
const sessionOf = (answer: Answer) => sessionSchema.parse(answer.body);
const minuteMs = 60_000;

onEveryStore('passwords', (server) => {
  const forgot = (email: string, clientAddress = '198.51.100.1') =>
    server().call('POST /api/Account/password/forgot', {
      clientAddress,
      body: { email },
      headers: { 'content-type': 'application/json-patch+json' },
    });
  const reset = (token: string, password = fresh) =>
    server().call('POST /api/account/password/reset', {
      body: { token, password },
      headers: { 'content-type': 'application/json-patch+json' },
    });
  const refresh = (refreshToken: string) =>
    server().call('POST /api/account/refresh', { body: { token: null, refreshToken } });
  const idOf = async (email: string) => {
    const [account] = await server().store.asOwner((transaction) =>
      transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)),
    );
    return account?.id ?? 0;
  };

  it('are reset through a mail: every sign-in ends, the new one works, its owner is told', async () => {
    const { refreshToken } = sessionOf(await server().signIn('packer@demo.test'));
    expect((await forgot('PACKER@demo.test')).body).toEqual({});
    const [mail] = await mailsTo(server(), 'packer@demo.test');
    expect(mail?.text).toMatch(/^http:\/\/platen\.test\/#\/account\/forgot\?token=[\w-]{43}$/m);
    const token = await tokenTo(server(), 'packer@demo.test');
    const done = await reset(token);
    expect([done.status, done.body]).toEqual([200, {}]);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await server().signIn('packer@demo.test')).status).toBe(401);
    expect((await server().signIn('packer@demo.test', fresh)).status).toBe(200);
    expect((await mailsTo(server(), 'packer@demo.test')).at(-1)?.subject).toBe('Your password was changed');
    const again = await reset(token, 'correct horse 3');
    expect([again.status, messageOf(again)]).toEqual([410, ended]);
    expect(server().logLines.join('\n')).not.toContain(token);
  });

  it('are told of in the language of the account, else in that of the call', async () => {
    const email = 'design@demo.test';
    const ask = () =>
      server().call('POST /api/Account/password/forgot', {
        clientAddress: '198.51.100.9',
        body: { email },
        headers: { 'accept-language': 'fr-CA,fr;q=0.9' },
      });
    await ask();
    const accountId = await idOf(email);
    const { organizationId } = demoOrganization;
    await server().store.asOwner((transaction) =>
      transaction
        .insert(userSettings)
        .values({ organizationId, accountId, settings: { language: 'de', labels: [] } }),
    );
    await ask();
    expect((await mailsTo(server(), email)).map(({ subject }) => subject)).toEqual([
      'Choisissez un nouveau mot de passe',
      'Wählen Sie ein neues Passwort',
    ]);
  });

  it('are reset once by a link that many requests use at the same time, and the other links end', async () => {
    await forgot('data@demo.test');
    const older = await tokenTo(server(), 'data@demo.test');
    await forgot('data@demo.test');
    const token = await tokenTo(server(), 'data@demo.test');
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410, 410,
    ]);
    expect((await reset(older)).status).toBe(410);
  });

  it('are not reset to a password nobody should choose, and the link stays valid', async () => {
    await forgot('design@demo.test');
    const token = await tokenTo(server(), 'design@demo.test');
    for (const password of ['password', 'short', 'design@demo.test'])
      expect((await reset(token, password)).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  it('are reset by links that last an hour', async () => {
    await forgot('publish@demo.test');
    const token = await tokenTo(server(), 'publish@demo.test');
    server().advance(60 * minuteMs);
    expect((await reset(token)).status).toBe(410);
  });

  it('are reset with the same answer for known, unknown and disabled addresses, and with the same hash', async () => {
    await server().store.asOwner((transaction) =>
      transaction.update(accounts).set({ isEnabled: false }).where(eq(accounts.email, 'labels@demo.test')),
    );
    const hashed = vi.mocked(passwordHash.verifyPassword);
    const answers: unknown[] = [];
    for (const email of ['member@demo.test', 'nobody@demo.test', 'labels@demo.test']) {
      hashed.mockClear();
      const { status, body } = await forgot(email, `198.51.100.${answers.length + 10}`);
      answers.push([status, body, hashed.mock.calls.length]);
    }
    expect(answers).toEqual([
      [200, {}, 1],
      [200, {}, 1],
      [200, {}, 1],
    ]);
    expect(await mailsTo(server(), 'nobody@demo.test')).toEqual([]);
    expect(await mailsTo(server(), 'labels@demo.test')).toEqual([]);
  });

  it('are reset with at most five mails to an address in a quarter of an hour', async () => {
    for (let time = 0; time < 5; time += 1) await forgot('free@free.test', `203.0.113.${time}`);
    const limited = await forgot('free@free.test', '203.0.113.77');
    expect([limited.status, messageOf(limited)]).toEqual([
      429,
      'Too many requests for a new password. Please wait up to 15 minutes.',
    ]);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await mailsTo(server(), 'free@free.test')).toHaveLength(5);
  });

  it('are changed with the old one: this sign-in continues, others end', async () => {
    const elsewhere = sessionOf(await server().signIn('member@demo.test'));
    const here = sessionOf(await server().signIn('member@demo.test'));
    const change = (currentPassword: string, more: object = {}) =>
      server().call('PUT /api/account/password', {
        headers: { authorization: `Bearer ${here.token}` },
        body: { userId, currentPassword, newPassword: fresh, ...more },
      });
    const userId = await idOf('member@demo.test');
    const wrong = await change('guess');
    expect([wrong.status, messageOf(wrong)]).toEqual([403, 'The current password is wrong.']);
    const other = await change(demoPassword, { userId: userId + 1 });
    expect([other.status, messageOf(other)]).toEqual([403, 'You may change your own password only.']);
    expect((await change(demoPassword, { newPassword: 'member@demo.test' })).status).toBe(422);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
    const done = await change(demoPassword, { refreshToken: here.refreshToken });
    expect([done.status, done.body]).toEqual([200, {}]);
    expect((await refresh(here.refreshToken)).status).toBe(200);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
    expect((await server().signIn('member@demo.test', fresh)).status).toBe(200);
  });

  it('cannot be guessed with the access token of somebody else', async () => {
    const { token } = sessionOf(await server().signIn('admin@demo.test'));
    const userId = await idOf('admin@demo.test');
    const guess = (currentPassword: string) =>
      server().call('PUT /api/account/password', {
        headers: { authorization: `Bearer ${token}` },
        body: { userId, currentPassword, newPassword: fresh },
      });
    for (let time = 0; time < 10; time += 1) expect((await guess('x')).status).toBe(403);
    expect((await guess(demoPassword)).status).toBe(429);
  });
});

onEveryStore('signing out', (server) => {
  it('ends the sign-in of the token and no other, and has the same answer for every token', async () => {
    const [one, other] = [
      sessionOf(await server().signIn('packer@demo.test')),
      sessionOf(await server().signIn('packer@demo.test')),
    ];
    const refresh = (refreshToken: string) =>
      server().call('POST /api/account/refresh', { body: { refreshToken } });
    const next = sessionOf(await refresh(one.refreshToken)).refreshToken;
    for (const refreshToken of [one.refreshToken, next, 'made up']) {
      const answer = await server().call('POST /api/account/logout', { body: { refreshToken } });
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect((await refresh(next)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('is forced on a disabled account: its refresh is refused', async () => {
    const { refreshToken } = sessionOf(await server().signIn('data@demo.test'));
    await server().store.asOwner((transaction) =>
      transaction.update(accounts).set({ isEnabled: false }).where(eq(accounts.email, 'data@demo.test')),
    );
    expect((await server().call('POST /api/account/refresh', { body: { refreshToken } })).status).toBe(401);
  });
});
