import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { recoveryCodes, secondFactors } from '../../foundation/store/schema/index.ts';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { mailsTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { factorPath, secondFactorCalls } from '../../testing/second-factor-calls.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const refusalSchema = z.object({ code: z.string() });
const refusedAs = (answer: Answer) => [answer.status, refusalSchema.parse(answer.body).code];
const stateSchema = z.object({
  data: z.object({ since: z.string().nullable(), recoveryCodesLeft: z.int() }),
});
const packer = 'packer@demo.test';
const refused = [401, 'sign-in-refused'];
const needed = [401, 'second-factor.code-needed'];
const wrong = [401, 'second-factor.code-wrong'];
const minuteMs = 60_000;

onEveryStore('a second factor', (server) => {
  const { begin, callWith, codeOf, confirm, login, session, setUp } = secondFactorCalls(server);
  const stateOf = async (as: string) =>
    stateSchema.parse((await server().call(`GET ${factorPath}`, { as })).body).data;
  const eventsOf = async () => {
    const { body } = await server().call('GET /api/audit', { as: 'admin@demo.test' });
    return z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), outcome: z.string() })) }) })
      .parse(body)
      .data.data.map(({ event, outcome }) => `${event} ${outcome}`);
  };

  it('is asked for once a code has confirmed it, and other sign-ins end', async () => {
    const elsewhere = await session(packer);
    const here = await session(packer);
    expect(await stateOf(packer)).toEqual({ since: null, recoveryCodesLeft: 0 });
    const begun = z
      .object({ data: z.object({ secret: z.string(), uri: z.string() }) })
      .parse((await callWith(`POST ${factorPath}`, here.token, { password: demoPassword })).body).data;
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret);
    expect((await login(packer)).status).toBe(200);
    const answers = [
      await callWith(`POST ${factorPath}/confirm`, here.token, { code: '000000' }),
      await callWith(`POST ${factorPath}/confirm`, here.token, { code: codeOf(begun.secret) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 200]);
    const refresh = (refreshToken: string) =>
      server().call('POST /api/account/refresh', { body: { refreshToken } });
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(200);
    expect(refusedAs(await login(packer))).toEqual(needed);
    const [mail] = await mailsTo(server(), packer);
    expect(mail?.subject).toBe('Signing in takes a code now');
    expect(await eventsOf()).toContain('second-factor-on success');
    // The code that confirmed it was used by that.
    expect(refusedAs(await login(packer, { oneTimeCode: codeOf(begun.secret) }))).toEqual(wrong);
    expect((await login(packer, { oneTimeCode: codeOf(begun.secret, 1) })).status).toBe(200);
    expect(refusedAs(await begin('member@demo.test', 'guess'))[0]).toBe(422);
  });

  it('takes a code once, of many calls at the same time', async () => {
    const { secret } = await setUp('member@demo.test');
    const oneTimeCode = codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => login('member@demo.test', { oneTimeCode })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(refusedAs(await login('member@demo.test', { oneTimeCode }))).toEqual(wrong);
    const before = codeOf(secret, -1);
    expect(refusedAs(await login('member@demo.test', { oneTimeCode: before }))).toEqual(wrong);
  });

  it('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { recoveryCodes: codes } = await setUp('data@demo.test');
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    const statuses = [];
    for (const oneTimeCode of [first.toLowerCase().replaceAll('-', ' '), first, second])
      statuses.push((await login('data@demo.test', { oneTimeCode })).status);
    expect(statuses).toEqual([200, 401, 200]);
    const { token } = await session('data@demo.test', codes[2]);
    const state = stateSchema.parse((await callWith(`GET ${factorPath}`, token)).body).data;
    expect(state.recoveryCodesLeft).toBe(7);
    expect(await eventsOf()).toContain('recovery-code-used success');
  });

  it('says nothing of itself to somebody with a wrong password, and keeps the code for its owner', async () => {
    const { secret, recoveryCodes: codes } = await setUp('design@demo.test');
    const answers = [
      await login('design@demo.test', { password: 'x' }),
      await login('design@demo.test', { password: 'x', oneTimeCode: codeOf(secret) }),
      await login('design@demo.test', { password: 'x', oneTimeCode: codes[0] }),
      await login('publish@demo.test', { password: 'x', oneTimeCode: '123456' }),
      await login('nobody@demo.test', { password: 'x', oneTimeCode: '123456' }),
    ];
    expect(answers.map(refusedAs)).toEqual(answers.map(() => refused));
    expect((await login('design@demo.test', { oneTimeCode: codeOf(secret) })).status).toBe(200);
    expect((await login('design@demo.test', { oneTimeCode: codes[0] })).status).toBe(200);
  });

  it('ignores a code for an account that has none, and refuses one that is no text', async () => {
    expect((await login('publish@demo.test', { oneTimeCode: '123456' })).status).toBe(200);
    expect((await login('publish@demo.test', { oneTimeCode: null })).status).toBe(200);
    expect((await login('publish@demo.test', { oneTimeCode: 123_456 })).status).toBe(422);
  });

  it('cannot be guessed: ten wrong codes close the account for a while, and asking for the code opens nothing', async () => {
    const { secret } = await setUp('labels@demo.test');
    for (let time = 0; time < 10; time += 1) {
      expect(refusedAs(await login('labels@demo.test'))).toEqual(needed);
      expect((await login('labels@demo.test', { oneTimeCode: '000000' })).status).toBe(401);
    }
    expect((await login('labels@demo.test', { oneTimeCode: codeOf(secret) })).status).toBe(429);
    server().advance(16 * minuteMs);
    expect((await login('labels@demo.test', { oneTimeCode: codeOf(secret) })).status).toBe(200);
  });

  it('is turned off with the password and a code', async () => {
    const { secret, recoveryCodes: codes } = await setUp('free@free.test');
    const { token } = await session('free@free.test', codes[0]);
    const off = (password: string, code: string | undefined) =>
      callWith(`POST ${factorPath}/off`, token, { password, code });
    const guessed = await off('guess', codes[1]);
    expect([guessed.status, messageOf(guessed)]).toEqual([422, 'The password is wrong.']);
    expect((await off(demoPassword, '000000')).status).toBe(422);
    expect((await off(demoPassword, codes[0])).status).toBe(422);
    expect((await callWith(`POST ${factorPath}`, token, { password: demoPassword })).status).toBe(409);
    expect((await off(demoPassword, codeOf(secret))).status).toBe(200);
    expect((await login('free@free.test')).status).toBe(200);
    expect((await off(demoPassword, codeOf(secret, 1))).status).toBe(409);
    expect((await mailsTo(server(), 'free@free.test')).at(-1)?.subject).toBe(
      'Signing in takes no code any more',
    );
    const kept = await server().store.asSignIn((transaction) =>
      transaction
        .select({ id: recoveryCodes.accountId })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.organizationId, 1002)),
    );
    expect(kept).toEqual([]);
  });

  it('is not confirmed before it was begun', async () => {
    expect((await confirm('publish@demo.test', '123456')).status).toBe(409);
  });

  it('has secrets that neither the store nor the log nor the role of requests tells', async () => {
    const { secret, recoveryCodes: codes } = await setUp('publish@demo.test');
    const kept = await server().store.asSignIn((transaction) => transaction.select().from(secondFactors));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(secret);
    const log = server().logLines.join('\n');
    for (const told of [secret, 'otpauth', ...codes]) expect(log).not.toContain(told);
    for (const table of ['second_factors', 'recovery_codes']) {
      const read = server().store.asOrganization(1001, (transaction) =>
        transaction.execute(sql`select * from ${sql.identifier(table)}`),
      );
      await expect(read).rejects.toThrow(/Failed query/);
    }
  });
});
