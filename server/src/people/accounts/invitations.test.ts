import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accounts } from '../../foundation/store/schema/index.ts';
import { mailsTo, tokenTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const ended = 'This link has been used or has expired. Ask for a new one.';
const dayMs = 24 * 3_600_000;
const password = 'correct horse 1';
const sentSchema = z.object({ data: z.strictObject({ invitationId: z.int(), expiresAt: z.iso.datetime() }) });
const sentOf = (answer: Answer) => sentSchema.parse(answer.body).data;

onEveryStore('an invitation', (server) => {
  const invite = (email: string, change: object = {}, as = 'admin@demo.test') =>
    server().call('POST /api/users/invite', { as, body: { email, roles: ['User'], ...change } });
  const look = (token: string) => server().call('POST /api/account/invitation', { body: { token } });
  const accept = (invitationToken: string, change: object = {}) =>
    server().call('POST /api/account/register', {
      body: { invitationToken, firstname: 'Nils', lastname: 'Ek', password, ...change },
    });
  const list = async (as = 'admin@demo.test') =>
    z
      .object({ data: z.array(z.record(z.string(), z.unknown())) })
      .parse((await server().call('GET /api/users/invitations', { as })).body).data;

  it('adds a person with the rights they were invited with', async () => {
    const sent = sentOf(
      await invite('Nils@Example.com', {
        roles: ['User', 'OrderManager'],
        permissions: ['PrinterManager'],
        qualityAssuranceRoles: ['Publisher'],
        groups: [2, '6', 2],
        language: 'sv',
      }),
    );
    expect(await list()).toEqual([
      {
        invitationId: sent.invitationId,
        email: 'nils@example.com',
        roles: ['User', 'OrderManager'],
        permissions: ['PrinterManager'],
        qualityRoles: ['Publisher'],
        groups: [2, 6],
        invitedBy: 'Astrid Holm',
        createdAt: server().now().toISOString(),
        expiresAt: sent.expiresAt,
      },
    ]);
    const [mail] = await mailsTo(server(), 'nils@example.com');
    expect(mail?.subject).toBe('Invitation to Demo');
    expect(mail?.text).toMatch(/^http:\/\/platen\.test\/#\/invite\?token=[\w-]{43}$/m);
    const token = await tokenTo(server(), 'nils@example.com');
    expect((await look(token)).body).toEqual({
      data: {
        email: 'nils@example.com',
        organizationName: 'Demo',
        invitedBy: 'Astrid Holm',
        expiresAt: sent.expiresAt,
      },
    });

    const accepted = await accept(token);
    expect([accepted.status, accepted.body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        user: { email: 'nils@example.com', firstname: 'Nils', lastname: 'Ek', emailVerified: true },
      },
    ]);
    expect((await server().signIn('nils@example.com', password)).status).toBe(200);
    const [account] = await server().store.asOwner((transaction) =>
      transaction.select().from(accounts).where(eq(accounts.email, 'nils@example.com')),
    );
    expect(account).toMatchObject({
      organizationId: 1001,
      accountTypes: ['User'],
      userRoles: ['OrderManager'],
      permissions: ['PrinterManager'],
      qualityRoles: ['Publisher'],
      groupIds: [2, 6],
    });
    for (const late of [await accept(token), await look(token)])
      expect([late.status, messageOf(late)]).toEqual([410, ended]);
    expect(await list()).toEqual([]);
  });

  it('is accepted once of many requests at the same time', async () => {
    await invite('race@example.com');
    const token = await tokenTo(server(), 'race@example.com');
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410, 410,
    ]);
  });

  it('is replaced by another invitation, renewed by sending it again, and ended by taking it back', async () => {
    await invite('change@example.com');
    const first = await tokenTo(server(), 'change@example.com');
    const { invitationId } = sentOf(await invite('change@example.com', { roles: ['Administrator'] }));
    const second = await tokenTo(server(), 'change@example.com');
    expect((await look(first)).status).toBe(410);
    server().advance(6 * dayMs);
    const renewed = sentOf(
      await server().call(`POST /api/users/invitations/${invitationId}/send`, { as: 'admin@demo.test' }),
    );
    expect(renewed).toEqual({
      invitationId,
      expiresAt: new Date(server().now().getTime() + 7 * dayMs).toISOString(),
    });
    expect((await look(second)).status).toBe(410);
    const third = await tokenTo(server(), 'change@example.com');
    expect((await look(third)).status).toBe(200);
    const path = `DELETE /api/users/invitations/${invitationId}`;
    expect((await server().call(path, { as: 'free@free.test' })).status).toBe(404);
    expect((await server().call(path, { as: 'admin@demo.test' })).body).toEqual({});
    expect((await server().call(path, { as: 'admin@demo.test' })).status).toBe(404);
    expect((await accept(third)).status).toBe(410);
  });

  it('is valid for seven days', async () => {
    await invite('week@example.com');
    const token = await tokenTo(server(), 'week@example.com');
    server().advance(7 * dayMs - 1);
    expect((await look(token)).status).toBe(200);
    server().advance(1);
    expect((await accept(token)).status).toBe(410);
  });

  it('is refused for a member of the organisation, and reveals nothing about members of others', async () => {
    const member = await invite('MEMBER@demo.test');
    expect([member.status, messageOf(member)]).toEqual([
      409,
      'member@demo.test belongs to a member of this organisation already.',
    ]);
    expect((await invite('free@free.test')).status).toBe(200);
    const refused = await accept(await tokenTo(server(), 'free@free.test'));
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'This address has an account already. Please sign in.',
    ]);
  });

  it('is refused beyond the users of the subscription, with those invited counted', async () => {
    expect((await invite('one@example.com', {}, 'free@free.test')).status).toBe(200);
    const refused = await invite('two@example.com', {}, 'free@free.test');
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'The subscription allows 2 users, and all places are taken or promised.',
    ]);
    expect((await invite('one@example.com', {}, 'free@free.test')).status).toBe(200);
    expect((await accept(await tokenTo(server(), 'one@example.com'))).status).toBe(200);
  });

  it('gives nobody more rights than the person who invites has', async () => {
    const refused = await invite('tenant@example.com', { roles: ['TenantAdmin'] }, 'free@free.test');
    expect([refused.status, messageOf(refused)]).toEqual([
      403,
      'Only a TenantAdmin may invite a TenantAdmin.',
    ]);
  });

  it.each<[string, object, string]>([
    ['no roles', { roles: [] }, 'roles: at least one is needed'],
    ['an unknown role', { roles: ['Root'] }, 'roles'],
    ['a group that does not exist', { groups: [77] }, 'groups: there is no group 77'],
    ['words for groups', { groups: ['two'] }, 'groups'],
    ['an unknown field', { organizationId: 1002 }, 'organizationId'],
    ['no e-mail address', { email: 'x' }, 'email: must be an e-mail address'],
  ])('is refused with %s', async (_, change, words) => {
    const refused = await invite('refused@example.com', change);
    expect([refused.status, messageOf(refused)]).toEqual([422, expect.stringContaining(words)]);
  });
});
