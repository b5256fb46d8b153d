import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  accounts,
  groups,
  mailMessages,
  oneTimeLinks,
  organizations,
  registrations,
} from '../../foundation/store/schema/index.ts';
import { keepHouse } from '../../foundation/store/housekeeping.ts';
import { mailsTo, tokenTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const hourMs = 3_600_000;
const ended = 'This link has been used or has expired. Ask for a new one.';
const password = 'correct horse 1';
const registeredSchema = z.object({ token: z.string(), user: z.object({ emailVerified: z.boolean() }) });
const tokenOf = (answer: Answer) => registeredSchema.parse(answer.body).token;
/** Returns a response without the parts that differ for every address. */
const shapeOf = ({ status, body }: Answer, email: string) =>
  JSON.stringify([status, body])
    .replaceAll(email, 'EMAIL')
    .replaceAll(/"token":"[\w-]{43}"/g, 'TOKEN');

onEveryStore('a registration', (server) => {
  let addresses = 0;
  const register = (email: string, change: object = {}) =>
    server().call('POST /api/account/register', {
      // Each call has its own network address, so that the limit by address applies only in its own tests.
      clientAddress: `198.51.100.${(addresses += 1)}`,
      body: {
        organizationName: 'Bäckerei Süß',
        firstname: 'Åsa',
        lastname: 'Öberg',
        email,
        password,
        templateId: 2,
        ...change,
      },
    });
  const verify = (token: string) => server().call('POST /api/account/verify', { body: { token } });
  const countOf = (email: string) =>
    server().store.asOwner(async (transaction) => ({
      accounts: await transaction.$count(accounts, eq(accounts.email, email)),
      registrations: await transaction.$count(registrations, eq(registrations.email, email)),
    }));

  it('creates only a letter, and an organisation when its link is opened', async () => {
    const before = await server().store.asOwner((transaction) => transaction.$count(organizations));
    const answer = await register('Asa@Example.com');
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        user: { email: 'asa@example.com', firstname: 'Åsa', lastname: 'Öberg', emailVerified: false },
      },
    ]);
    expect(await countOf('asa@example.com')).toEqual({ accounts: 0, registrations: 1 });
    expect(await server().store.asOwner((transaction) => transaction.$count(organizations))).toBe(before);
    expect((await server().signIn('asa@example.com', password)).status).toBe(401);

    const [mail] = await mailsTo(server(), 'asa@example.com');
    expect(mail?.text).toMatch(/^http:\/\/platen\.test\/#\/register\?token=[\w-]{43}$/m);
    const token = await tokenTo(server(), 'asa@example.com');
    expect(token).not.toBe(tokenOf(answer));
    expect((await verify(token)).body).toEqual({ email: 'asa@example.com' });
    expect((await server().signIn('asa@example.com', password)).status).toBe(200);

    const [account] = await server().store.asOwner((transaction) =>
      transaction.select().from(accounts).where(eq(accounts.email, 'asa@example.com')),
    );
    expect(account).toMatchObject({ accountTypes: ['Administrator', 'TenantAdmin', 'User'], groupIds: [1] });
    const [found] = await server().store.asOrganization(account?.organizationId ?? 0, async (transaction) => [
      {
        organizations: await transaction.select().from(organizations),
        groups: await transaction.select().from(groups),
      },
    ]);
    expect(found?.organizations).toMatchObject([
      {
        name: 'Bäckerei Süß',
        subscription: { type: 'Standard', status: 'Active', maxUsers: 10 },
        features: { importEnabled: true, agentsEnabled: false },
      },
    ]);
    expect(found?.groups).toMatchObject([{ id: 1, name: 'Bäckerei Süß', parentGroupId: null }]);
  });

  it('takes the Free subscription where none is chosen, and accepts ids as text', async () => {
    for (const [email, change, type] of [
      ['free@example.com', { templateId: undefined }, 'Free'],
      ['text@example.com', { templateId: '3' }, 'Professional'],
    ] as const) {
      await register(email, change);
      await verify(await tokenTo(server(), email));
      const [account] = await server().store.asOwner((transaction) =>
        transaction.select().from(accounts).where(eq(accounts.email, email)),
      );
      const [organization] = await server().store.asOrganization(
        account?.organizationId ?? 0,
        (transaction) => transaction.select().from(organizations),
      );
      expect(organization?.subscription.type).toBe(type);
    }
  });

  it('is completed once, however many requests open its link at the same time', async () => {
    await register('many@example.com');
    const token = await tokenTo(server(), 'many@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 410, 410, 410, 410,
    ]);
    const late = await verify(token);
    expect([late.status, messageOf(late)]).toEqual([410, ended]);
    expect(await countOf('many@example.com')).toEqual({ accounts: 1, registrations: 0 });
  });

  it.each(['x', 'A'.repeat(43), '../../etc/passwd'])('is refused with the token %s', async (token) => {
    const refused = await verify(token);
    expect([refused.status, messageOf(refused)]).toEqual([410, ended]);
  });

  it('is completed by the first of two that confirm, and the other one is told', async () => {
    await register('twice@example.com', { organizationName: 'First' });
    const first = await tokenTo(server(), 'twice@example.com');
    await register('twice@example.com', { organizationName: 'Second' });
    const second = await tokenTo(server(), 'twice@example.com');
    expect((await verify(second)).status).toBe(200);
    const refused = await verify(first);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'This address has an account already. Please sign in.',
    ]);
    const names = await server().store.asOwner((transaction) => transaction.select().from(organizations));
    expect(names.filter(({ name }) => name === 'First' || name === 'Second')).toHaveLength(1);
  });

  it('answers a known address like an unknown one, does the same work, and writes only to its owner', async () => {
    const rows = () =>
      server().store.asOwner(async (transaction) => [
        await transaction.$count(registrations),
        await transaction.$count(oneTimeLinks),
      ]);
    const before = await rows();
    const known = await register('member@demo.test', { email: 'member@demo.test' });
    const between = await rows();
    const unknown = await register('nobody@example.com', { email: 'nobody@example.com' });
    const after = await rows();
    expect(shapeOf(known, 'member@demo.test')).toBe(shapeOf(unknown, 'nobody@example.com'));
    expect(between.map((count, index) => count - (before[index] ?? 0))).toEqual(
      after.map((count, index) => count - (between[index] ?? 0)),
    );
    const [mail] = await mailsTo(server(), 'member@demo.test');
    expect([mail?.kind, mail?.subject]).toEqual(['already-registered', 'You have an account already']);
    expect(mail?.text).not.toContain('token=');
  });

  it('sends its mail again when it is repeated, and keeps the first link', async () => {
    const registered = await register('again@example.com');
    const first = await tokenTo(server(), 'again@example.com');
    const again = await server().call('POST /api/account/verify/send', {
      body: { token: tokenOf(registered) },
    });
    const unknown = await server().call('POST /api/account/verify/send', { body: { token: 'x' } });
    expect([again.status, again.body, unknown.status, unknown.body]).toEqual([200, {}, 200, {}]);
    expect(await mailsTo(server(), 'again@example.com')).toHaveLength(2);
    expect(await tokenTo(server(), 'again@example.com')).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(await tokenTo(server(), 'again@example.com'))).status).toBe(410);
  });

  it('sends at most five mails in a quarter of an hour', async () => {
    const token = tokenOf(await register('often@example.com'));
    const send = (clientAddress: string) =>
      server().call('POST /api/account/verify/send', { clientAddress, body: { token } });
    for (let time = 0; time < 5; time += 1) expect((await send(`192.0.2.${time}`)).status).toBe(200);
    const limited = await send('192.0.2.99');
    expect([limited.status, messageOf(limited)]).toEqual([
      429,
      'Too many mails. Please wait up to 15 minutes.',
    ]);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is limited for each e-mail address', async () => {
    for (let time = 0; time < 5; time += 1) expect((await register('limit@example.com')).status).toBe(200);
    const limited = await register('limit@example.com');
    expect([limited.status, messageOf(limited)]).toEqual([
      429,
      'Too many registrations. Please wait up to 15 minutes.',
    ]);
  });

  it('expires after a day, and is deleted', async () => {
    await register('late@example.com');
    const token = await tokenTo(server(), 'late@example.com');
    server().advance(24 * hourMs);
    expect((await verify(token)).status).toBe(410);
    server().advance(1);
    await keepHouse(server().store, server().now());
    expect(await countOf('late@example.com')).toEqual({ accounts: 0, registrations: 0 });
  });

  it.each<[string, object, string]>([
    ['a common password', { password: 'password' }, 'password: is one of the most common passwords'],
    [
      'the address as password',
      { email: 'asa2@example.com', password: 'ASA2@example.com' },
      'password: must not be the e-mail address',
    ],
    ['no organisation', { organizationName: undefined }, 'organizationName: is needed'],
    ['text for a template id', { templateId: 'Free' }, 'templateId: must be an id'],
    ['an unknown template', { templateId: 99 }, 'templateId: there is no subscription 99'],
    ['no e-mail address', { email: 'asa' }, 'email: must be an e-mail address'],
    ['two e-mail addresses', { email: 'a@example.com, b@example.com' }, 'email: must be an e-mail address'],
    [
      'an e-mail address of two lines',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email: must be an e-mail address',
    ],
    ['roles', { roles: ['TenantAdmin'] }, 'roles'],
    ['a number for a name', { firstname: 1 }, 'firstname'],
    ['a huge name', { lastname: 'x'.repeat(201) }, 'lastname'],
  ])('is refused with %s', async (_, change, words) => {
    const refused = await register('refused@example.com', change);
    expect([refused.status, messageOf(refused)]).toEqual([422, expect.stringContaining(words)]);
    expect(await countOf('refused@example.com')).toEqual({ accounts: 0, registrations: 0 });
  });

  it('stores no token and no password in readable form', async () => {
    const answer = await register('hashed@example.com');
    const kept = await server().store.asOwner(async (transaction) => [
      await transaction.select().from(registrations),
      await transaction.select().from(oneTimeLinks),
      await transaction.execute(sql`select sealed_content from ${mailMessages}`),
    ]);
    const token = await tokenTo(server(), 'hashed@example.com');
    for (const secret of [token, tokenOf(answer), password]) {
      expect(JSON.stringify(kept)).not.toContain(secret);
      expect(server().logLines.join('\n')).not.toContain(secret);
    }
  });
});
