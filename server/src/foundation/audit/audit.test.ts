import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { tokenTo } from '../../testing/mails.ts';

const listSchema = z.object({
  data: z.object({
    data: z.array(
      z.object({
        event: z.string(),
        outcome: z.string(),
        actorId: z.int().nullable(),
        address: z.string(),
        detail: z.string(),
      }),
    ),
    total: z.int(),
  }),
});

onEveryStore('the audit', (server) => {
  const list = async (query = '?take=100', as = 'admin@demo.test') =>
    listSchema.parse((await server().call(`GET /api/audit${query}`, { as })).body).data;

  it('shows who did what, from which network and with which result', async () => {
    const login = (password: string) =>
      server().call('POST /api/account/login', {
        clientAddress: '203.0.113.77',
        body: { email: 'packer@demo.test', password },
      });
    await login('wrong');
    const { refreshToken } = z.object({ refreshToken: z.string() }).parse((await login(demoPassword)).body);
    await server().call('POST /api/account/refresh', { body: { refreshToken } });
    server().advance(31_000);
    await server().call('POST /api/account/refresh', { body: { refreshToken } });
    await server().call('POST /api/account/logout', { body: { refreshToken } });
    await server().call('POST /api/Account/password/forgot', { body: { email: 'packer@demo.test' } });
    const token = await tokenTo(server(), 'packer@demo.test');
    await server().call('POST /api/account/password/reset', { body: { token, password: 'correct horse 1' } });
    await server().call('POST /api/users/invite', {
      as: 'admin@demo.test',
      body: { email: 'nils@example.com', roles: ['User', 'OrderManager'] },
    });
    const { data } = await list();
    expect(data.map(({ event, outcome }) => `${event} ${outcome}`).toReversed()).toEqual([
      'sign-in failure',
      'sign-in success',
      'refresh-token-reused failure',
      'logout success',
      'password-reset-asked success',
      'password-reset success',
      'sign-in success',
      'invited success',
    ]);
    expect(data.at(-1)).toMatchObject({ actorId: 3, address: '203.0.113.0' });
    expect(data[0]).toMatchObject({ actorId: 1, detail: 'invitation 1: User, OrderManager' });
    expect(JSON.stringify(data)).not.toMatch(/203\.0\.113\.77|correct horse|@/);
  });

  it('is listed in pages, and shows nothing of other organisations', async () => {
    const { total } = await list();
    const [first, second] = [await list('?take=2'), await list('?take=2&offset=2')];
    expect([first.data.length, second.data.length, first.total]).toEqual([2, 2, total]);
    expect(first.data).not.toEqual(second.data);
    expect((await list('', 'free@free.test')).data.every(({ event }) => event === 'sign-in')).toBe(true);
    expect((await server().call('GET /api/audit?take=101', { as: 'admin@demo.test' })).status).toBe(422);
    expect((await server().call('GET /api/audit', { as: 'member@demo.test' })).status).toBe(403);
  });

  it('cannot be changed by a request', async () => {
    for (const change of [sql`update audit_events set detail = ''`, sql`delete from audit_events`]) {
      await expect(
        server().store.asOrganization(1001, (transaction) => transaction.execute(change)),
      ).rejects.toThrow(/Failed query/);
    }
  });
});
