import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accounts } from '../../foundation/store/schema/index.ts';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { mailsTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { factorPath, secondFactorCalls } from '../../testing/second-factor-calls.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const admin = 'admin@demo.test';
const other = 'labels@demo.test';
const usersSchema = z.object({
  data: z.array(z.object({ userId: z.int(), email: z.string(), hasSecondFactor: z.boolean() })),
});
const refusedAs = (answer: Answer) => [answer.status, z.object({ code: z.string() }).parse(answer.body).code];

onEveryStore('a second factor that administrators need', (server) => {
  const { callWith, codeOf, login, session, setUp } = secondFactorCalls(server);
  const ask = (token: string, asksSecondFactor = true) =>
    callWith(`PUT ${factorPath}/rule`, token, { asksSecondFactor });
  let mine = { secret: '', recoveryCodes: [''] };

  it('is asked for by an administrator who has one', async () => {
    const { token } = await session(admin);
    expect(refusedAs(await ask(token))).toEqual([409, 'second-factor.own-first']);
    mine = await setUp(admin);
    const withCode = await session(admin, codeOf(mine.secret));
    expect((await ask(withCode.token)).status).toBe(200);
    const { body } = await callWith('GET /api/audit', withCode.token);
    expect(JSON.stringify(body)).toContain('administrators need a second factor');
  });

  it('lets other administrators do nothing but set it up: the token is exchanged, then calls are refused', async () => {
    await server().store.asOwner((transaction) =>
      transaction
        .update(accounts)
        .set({ accountTypes: ['Administrator'] })
        .where(eq(accounts.email, other)),
    );
    const { token } = await session(other);
    expect(decodeJwt(token)['needsSecondFactor']).toBe(true);
    const closed = ['GET /api/users', 'GET /api/articles', 'GET /api/subscription', 'GET /api/users/1'];
    for (const call of closed)
      expect([call, ...refusedAs(await callWith(call, token))]).toEqual([
        call,
        403,
        'second-factor.set-up-needed',
      ]);
    expect((await callWith(`POST ${factorPath}/off`, token, { password: 'x', code: '1' })).status).toBe(403);
    expect((await ask(token, false)).status).toBe(403);
    const open = ['GET /api/subscription/status', 'GET /api/users/roles', `GET ${factorPath}`];
    for (const call of open) expect([call, (await callWith(call, token)).status]).toEqual([call, 200]);
  });

  it('does not concern people who administer nothing', async () => {
    const { token } = await session('member@demo.test');
    expect(decodeJwt(token)['needsSecondFactor']).toBeUndefined();
    expect((await callWith('GET /api/printers', token)).status).toBe(200);
  });

  it('opens everything once it is set up, with a new token', async () => {
    const { token, refreshToken } = await session(other);
    const begun = await callWith(`POST ${factorPath}`, token, { password: demoPassword });
    const { secret } = z.object({ data: z.object({ secret: z.string() }) }).parse(begun.body).data;
    expect((await callWith(`POST ${factorPath}/confirm`, token, { code: codeOf(secret) })).status).toBe(200);
    expect((await callWith('GET /api/users', token)).status).toBe(401);
    const refreshed = await server().call('POST /api/account/refresh', { body: { refreshToken } });
    const next = z.object({ token: z.string() }).parse(refreshed.body).token;
    expect((await callWith('GET /api/users', next)).status).toBe(200);
  });

  it('is removed by an administrator for somebody who lost the device, and they are told', async () => {
    await setUp('packer@demo.test');
    server().advance(60_000);
    const { token } = await session(admin, codeOf(mine.secret));
    const people = async () => usersSchema.parse((await callWith('GET /api/users', token)).body).data;
    const of = async (email: string) => (await people()).find((each) => each.email === email);
    const packer = await of('packer@demo.test');
    expect([packer?.hasSecondFactor, (await of('data@demo.test'))?.hasSecondFactor]).toEqual([true, false]);
    const remove = (userId = 0) => callWith(`DELETE /api/users/${userId}/secondfactor`, token);
    expect((await remove(packer?.userId)).status).toBe(200);
    expect((await remove(packer?.userId)).status).toBe(409);
    expect((await remove((await of(admin))?.userId)).status).toBe(409);
    expect((await remove(4711)).status).toBe(404);
    expect((await login('packer@demo.test')).status).toBe(200);
    const mail = (await mailsTo(server(), 'packer@demo.test')).at(-1);
    expect(mail?.text).toContain('removed the second factor of your account.');
    const { body } = await callWith('GET /api/audit', token);
    expect(JSON.stringify(body)).toContain('second-factor-removed');
  });

  it('is not removed by a reset of the password', async () => {
    await server().call('POST /api/Account/password/forgot', { body: { email: admin } });
    const mail = (await mailsTo(server(), admin)).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const fresh = 'correct horse 2';
    const reset = await server().call('POST /api/account/password/reset', {
      body: { token, password: fresh },
    });
    expect(reset.status).toBe(200);
    const answer = await login(admin, { password: fresh });
    expect([answer.status, messageOf(answer)]).toEqual([401, 'Enter the code of your app.']);
    const withCode = { password: fresh, oneTimeCode: mine.recoveryCodes[0] };
    expect((await login(admin, withCode)).status).toBe(200);
  });
});
