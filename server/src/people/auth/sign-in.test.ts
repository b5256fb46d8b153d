import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { UserRole } from '../../foundation/access/roles.ts';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const sessionSchema = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  expires: z.literal(600),
});
const sessionOf = (answer: Answer) => sessionSchema.parse(answer.body);
const minuteMs = 60_000;

onEveryStore('a sign-in', (server) => {
  const refresh = (refreshToken: string) =>
    server().call('POST /api/account/refresh', { body: { token: 'the expired one', refreshToken } });
  const newRefreshToken = async () => sessionOf(await server().signIn('member@demo.test')).refreshToken;

  const guess = (index: number, clientAddress: string) =>
    server().call('POST /api/account/login', {
      clientAddress,
      body: { email: `${index}@demo.test`, password: 'x' },
    });

  const setRoles = (userRoles: UserRole[]) =>
    server().store.asOwner((transaction) =>
      transaction.update(accounts).set({ userRoles }).where(eq(accounts.email, 'member@demo.test')),
    );

  it('accepts an e-mail address in any case, or a username', async () => {
    expect((await server().signIn('MEMBER@demo.test')).status).toBe(200);
    const byUsername = await server().call('POST /api/account/login', {
      body: { username: 'member@demo.test', password: demoPassword },
    });
    expect(sessionOf(byUsername).expires).toBe(600);
  });

  it('has the same answer for an unknown address and a wrong password', async () => {
    const unknown = await server().signIn('nobody@demo.test', 'wrong');
    const wrong = await server().signIn('packer@demo.test', 'wrong');
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(messageOf(unknown)).toBe(messageOf(wrong));
  });

  it('refuses the eleventh failure of an account for a quarter of an hour, even with the right password', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => server().signIn('data@demo.test', 'guess')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const limited = await server().signIn('data@demo.test');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    server().advance(16 * minuteMs);
    expect((await server().signIn('data@demo.test')).status).toBe(200);
  });

  it('limits a network address that guesses at many accounts, and no other', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 101; index += 1) statuses.push((await guess(index, '203.0.113.9')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess(0, '203.0.113.10')).status).toBe(401);
  });

  it('does not count towards the limit when it succeeds', async () => {
    for (let index = 0; index < 12; index += 1)
      expect((await server().signIn('design@demo.test')).status).toBe(200);
  });

  it('rotates the refresh token, and repeats the same successor for a lost answer', async () => {
    const first = await newRefreshToken();
    const second = sessionOf(await refresh(first)).refreshToken;
    expect(second).not.toBe(first);
    server().advance(20_000);
    expect(sessionOf(await refresh(first)).refreshToken).toBe(second);
  });

  it('gives twenty tabs that refresh at once the same successor', async () => {
    const first = await newRefreshToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(new Set(answers.map((answer) => sessionOf(answer).refreshToken)).size).toBe(1);
  });

  it('ends the family of tokens when an old token comes back after the time of grace', async () => {
    const first = await newRefreshToken();
    const second = sessionOf(await refresh(first)).refreshToken;
    server().advance(31_000);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect(server().logLines.some((line) => line.includes('"audit":true'))).toBe(true);
  });

  it('ends the family of tokens when a token comes back whose successor was used', async () => {
    const first = await newRefreshToken();
    const second = sessionOf(await refresh(first)).refreshToken;
    const third = sessionOf(await refresh(second)).refreshToken;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('does not affect other sign-ins of the same person when it ends', async () => {
    const [one, other] = [await newRefreshToken(), await newRefreshToken()];
    const next = sessionOf(await refresh(one)).refreshToken;
    await refresh(next);
    await refresh(one);
    expect((await refresh(other)).status).toBe(200);
  });

  it('expires after twelve hours however often it is refreshed', async () => {
    let token = await newRefreshToken();
    for (let hour = 0; hour < 11; hour += 1) {
      server().advance(60 * minuteMs);
      token = sessionOf(await refresh(token)).refreshToken;
    }
    server().advance(61 * minuteMs);
    expect((await refresh(token)).status).toBe(401);
  });

  it('has a changed role from the next refresh on', async () => {
    const first = await newRefreshToken();
    await setRoles(['OrderManager']);
    const { token } = sessionOf(await refresh(first));
    await setRoles([]);
    expect(decodeJwt(token)['UserRole']).toEqual(['User', 'OrderManager']);
  });

  it('refuses text that is no refresh token', async () => {
    const answer = await refresh('made up');
    expect([answer.status, messageOf(answer)]).toEqual([
      401,
      'Your session has ended. Please sign in again.',
    ]);
  });

  it('keeps secrets out of the log', () => {
    const log = server().logLines.join('\n');
    expect(log).toContain('/api/account/login');
    expect(log).not.toMatch(/eyJ[\w-]{8,}\.|refreshToken|platen-demo-2026|argon2|member@demo\.test/);
  });
});
