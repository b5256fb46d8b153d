import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { userSchema } from './user-schemas.ts';

const admin = 'admin@demo.test';
const free = 'free@free.test';
const [astrid, mateo, paulina, lena] = [1, 2, 3, 4];

const userOf = (answer: Answer) => z.object({ data: userSchema }).parse(answer.body).data;
const sessionOf = (answer: Answer) =>
  z.object({ token: z.string(), refreshToken: z.string() }).parse(answer.body);

onEveryStore('users', (server) => {
  const list = async (as = admin) =>
    z.object({ data: z.array(userSchema) }).parse((await server().call('GET /api/users', { as })).body).data;
  const one = async (userId: number) =>
    userOf(await server().call(`GET /api/users/${userId}`, { as: admin }));
  const change = (body: object, as = admin) => server().call('PUT /api/users', { as, body });
  const disable = (body: object, as = admin) => server().call('POST /api/users/disable', { as, body });
  const enable = (body: object, as = admin) => server().call('POST /api/users/enable', { as, body });
  const remove = (userId: number, as = admin) => server().call(`DELETE /api/users/${userId}`, { as });
  const withToken = (token: string, route = 'GET /api/features') =>
    server().call(route, { headers: { authorization: `Bearer ${token}` } });
  const refresh = (refreshToken: string) =>
    server().call('POST /api/account/refresh', { body: { refreshToken } });
  const events = async () => {
    const { body } = await server().call('GET /api/audit?take=100', { as: admin });
    return z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body)
      .data.data.map(({ event, detail }) => `${event} ${detail}`)
      .filter((line) => line.startsWith('user-'))
      .toReversed();
  };

  it('are listed with their rights and the time of their last visit', async () => {
    const users = await list();
    expect(users.map(({ userId }) => userId)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(users[3]).toEqual({
      userId: lena,
      email: 'labels@demo.test',
      firstname: 'Lena',
      lastname: 'Brandt',
      roles: ['User', 'LabelManager'],
      permissions: [],
      qualityAssuranceRoles: ['LabelDesigner'],
      groups: [2],
      hasSecondFactor: false,
      isEnabled: true,
      createdAt: expect.any(String) as string,
      lastSignInAt: null,
      revision: 1,
    });
    expect(users[0]?.lastSignInAt).toBe(server().now().toISOString());
    expect(JSON.stringify(users)).not.toMatch(/argon2|free@free/);
    expect((await list(free)).map(({ email }) => email)).toEqual([free]);
  });

  it('are shown to administrators alone', async () => {
    const as = 'labels@demo.test';
    for (const refused of [
      await server().call('GET /api/users', { as }),
      await server().call('GET /api/users/2', { as }),
      await change({ userId: 4, roles: ['Administrator'] }, as),
      await disable({ userIds: [2] }, as),
      await enable({ userIds: [2] }, as),
      await remove(2, as),
    ]) {
      expect(refused.status).toBe(403);
    }
    expect((await server().call('GET /api/users/2', { as: free })).status).toBe(404);
    expect((await change({ userId: 2, firstname: 'X' }, free)).status).toBe(404);
    expect((await remove(2, free)).status).toBe(404);
  });

  it('are changed in what is sent and in nothing else', async () => {
    const before = await one(mateo);
    const changed = userOf(
      await change({
        userId: '2',
        firstname: ' Matteo ',
        roles: ['User', 'OrderManager', 'User'],
        qualityAssuranceRoles: ['Publisher'],
        groups: [6, '7', 6],
        revision: before.revision,
      }),
    );
    expect(changed).toEqual({
      ...before,
      firstname: 'Matteo',
      roles: ['User', 'OrderManager'],
      qualityAssuranceRoles: ['Publisher'],
      groups: [6, 7],
      revision: before.revision + 1,
    });
    expect(userOf(await change({ userId: 2, permissions: [] }))).toEqual({
      ...changed,
      permissions: [],
      revision: changed.revision + 1,
    });
    expect(await events()).toEqual([
      'user-changed user 2: User, OrderManager, Publisher',
      'user-changed user 2: User, OrderManager, Publisher',
    ]);
  });

  it('are never overwritten by somebody who did not see the last change', async () => {
    const { revision } = await one(paulina);
    expect((await change({ userId: paulina, lastname: 'Nowak', revision })).status).toBe(200);
    const late = await change({ userId: paulina, lastname: 'Kowalska', revision });
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'This user was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
    ]);
    expect((await one(paulina)).lastname).toBe('Nowak');
  });

  it.each<[string, object, string]>([
    ['no roles', { roles: [] }, 'roles: at least one is needed'],
    ['an unknown role', { roles: ['Root'] }, 'roles'],
    [
      'roles without User or Administrator',
      { roles: ['OrderManager'] },
      'Administrator, User or both are needed',
    ],
    ['a group that does not exist', { groups: [77] }, 'groups: there is no group 77'],
    ['an empty name', { firstname: '  ' }, 'firstname'],
    ['a name of 300 letters', { lastname: 'x'.repeat(300) }, 'lastname'],
    ['another organisation', { organizationId: 1002 }, 'organizationId'],
    ['another password', { passwordHash: 'x' }, 'passwordHash'],
    ['a NUL character in a name', { firstname: 'a\u0000b' }, ''],
  ])('are refused with %s', async (_what, fields, words) => {
    const refused = await change({ userId: paulina, ...fields });
    expect([refused.status, messageOf(refused)]).toEqual([422, expect.stringContaining(words)]);
  });

  it('have changed rights at the next call: the old token is refused, and its refresh gives the new one', async () => {
    const session = sessionOf(await server().signIn('publish@demo.test'));
    expect((await withToken(session.token, 'GET /api/groups/counts')).status).toBe(403);
    const { userId } = (await list()).find(({ email }) => email === 'publish@demo.test') ?? { userId: 0 };
    await change({ userId, roles: ['User', 'GroupManager'] });
    const stale = await withToken(session.token, 'GET /api/groups/counts');
    expect([stale.status, messageOf(stale)]).toEqual([
      401,
      'What you may do has changed. Sign in again to go on with it.',
    ]);
    const fresh = sessionOf(await refresh(session.refreshToken));
    expect((await withToken(fresh.token, 'GET /api/groups/counts')).status).toBe(200);
    await change({ userId, firstname: 'Pieter' });
    expect((await withToken(fresh.token)).status, 'a name is no right').toBe(200);
  });

  it('are signed out at once when they are disabled, free their place, and come back with all their data', async () => {
    const session = sessionOf(await server().signIn('design@demo.test'));
    const seats = async () =>
      z
        .object({ data: z.object({ activeUsers: z.int() }) })
        .parse((await server().call('GET /api/subscription', { as: admin })).body).data.activeUsers;
    const before = await one(6);
    const taken = await seats();
    expect((await disable({ userIds: [6, 5] })).body).toEqual({});
    expect([(await withToken(session.token)).status, (await refresh(session.refreshToken)).status]).toEqual([
      401, 401,
    ]);
    expect((await server().signIn('design@demo.test')).status).toBe(401);
    expect(await seats()).toBe(taken - 2);
    expect((await enable({ userId: 6 })).body).toEqual({});
    expect((await enable({ userIds: ['5'] })).body).toEqual({});
    expect((await server().signIn('design@demo.test')).status).toBe(200);
    expect((await refresh(session.refreshToken)).status, 'the old session stays ended').toBe(401);
    expect(await one(6)).toEqual({
      ...before,
      lastSignInAt: server().now().toISOString(),
    });
    expect((await events()).slice(-4)).toEqual([
      'user-disabled user 6: Desirée Fontaine',
      'user-disabled user 5: Dagny Eriksen',
      'user-enabled user 6: Desirée Fontaine',
      'user-enabled user 5: Dagny Eriksen',
    ]);
  });

  it('are disabled all together or not at all', async () => {
    const refused = await disable({ userIds: [5, astrid] });
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'You cannot disable your own account. Another administrator can.',
    ]);
    expect((await one(5)).isEnabled).toBe(true);
    expect((await disable({ userIds: [5, 99] })).status).toBe(404);
    expect((await one(5)).isEnabled).toBe(true);
    for (const body of [{ userIds: [] }, {}, { userIds: [5], userId: 5 }, { userIds: 'all' }])
      expect((await disable(body)).status).toBe(422);
  });

  it('never leave an organisation without an administrator', async () => {
    expect(messageOf(await change({ userId: astrid, roles: ['User', 'TenantAdmin'] }))).toMatch(
      /^You cannot take the account type Administrator from yourself/,
    );
    expect((await remove(astrid)).status).toBe(409);
    await change({ userId: lena, roles: ['Administrator'] });
    const byLena = await remove(astrid, 'labels@demo.test');
    expect([byLena.status, messageOf(byLena)]).toEqual([
      403,
      'Only a TenantAdmin may make somebody a TenantAdmin, or change what a TenantAdmin is.',
    ]);
    expect(
      (await change({ userId: lena, roles: ['Administrator', 'TenantAdmin'] }, 'labels@demo.test')).status,
    ).toBe(403);
    // Two administrators demote each other at the same time: one of them remains administrator.
    await change({ userId: lena, roles: ['Administrator', 'TenantAdmin'] });
    const answers = await Promise.all([
      change({ userId: lena, roles: ['User'] }),
      change({ userId: astrid, roles: ['User'] }, 'labels@demo.test'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server().store.asOrganization(1001, async (transaction) => {
      await transaction
        .update(accounts)
        .set({ accountTypes: ['Administrator', 'TenantAdmin'] })
        .where(eq(accounts.id, astrid));
      await transaction
        .update(accounts)
        .set({ accountTypes: ['User'] })
        .where(eq(accounts.id, lena));
    });
  });

  it('are enabled only where the subscription has room', async () => {
    const added = await server().store.asOrganization(1002, async (transaction) => {
      const values = { organizationId: 1002, firstName: 'F', lastName: 'F', passwordHash: '' };
      for (const id of [2, 3, 4]) {
        await transaction.insert(accounts).values({
          ...values,
          id,
          email: `f${id}@free.test`,
          accountTypes: ['User'],
          isEnabled: id === 2,
        });
      }
      return transaction.$count(accounts, eq(accounts.isEnabled, true));
    });
    expect(added).toBe(2);
    const refused = await enable({ userIds: [3] }, free);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'The subscription allows 2 users, and all places are taken or promised.',
    ]);
    await disable({ userIds: [2] }, free);
    expect((await enable({ userIds: [3, 4] }, free)).status, 'one place, two people').toBe(409);
    expect((await enable({ userIds: [3] }, free)).status).toBe(200);
  });

  it('leave their name to what they did when they are deleted, and nothing else', async () => {
    const session = sessionOf(await server().signIn('member@demo.test'));
    const peopleIn = async () =>
      JSON.stringify((await server().call('GET /api/printjobs/people', { as: admin })).body);
    const history = async () =>
      JSON.stringify((await server().call('GET /api/printjobs?take=100', { as: admin })).body);
    const before = await history();
    expect(await peopleIn()).toContain('Silva');
    expect((await remove(mateo)).body).toEqual({});
    expect((await withToken(session.token)).status).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await server().signIn('member@demo.test')).status).toBe(401);
    expect((await server().signIn('', demoPassword)).status).toBe(422);
    expect((await list()).some(({ userId }) => userId === mateo)).toBe(false);
    expect((await server().call('GET /api/users/2', { as: admin })).status).toBe(404);
    for (const late of [
      await remove(mateo),
      await change({ userId: mateo, firstname: 'X' }),
      await enable({ userId: mateo }),
    ])
      expect(late.status).toBe(404);
    expect(await peopleIn()).toContain('Silva');
    expect(await history()).toBe(before);
    const [row] = await server().store.asOrganization(1001, (transaction) =>
      transaction.select().from(accounts).where(eq(accounts.id, mateo)),
    );
    expect(row).toMatchObject({
      email: '',
      passwordHash: '',
      accountTypes: [],
      groupIds: [],
      isEnabled: false,
    });
    expect((await events()).at(-1)).toBe('user-deleted user 2: Matteo Silva');
  });

  it('can be invited again as new users after they are deleted', async () => {
    const body = { email: 'member@demo.test', roles: ['User'] };
    expect((await server().call('POST /api/users/invite', { as: admin, body })).status).toBe(200);
    expect((await remove(paulina)).status, 'two deleted people have no address both').toBe(200);
  });
});
