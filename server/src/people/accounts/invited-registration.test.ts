import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { organizations } from '../../foundation/store/schema/index.ts';
import { tokenTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { inviteOrganization } from './organization-invitation.ts';

const DAY_MS = 24 * 3_600_000;
const ended = 'This link has been used or has expired. Ask for a new one.';
const person = { firstname: 'Åsa', lastname: 'Öberg', password: 'correct horse 1' };

onEveryStore(
  'registration by invitation',
  (server) => {
    const invite = () => inviteOrganization(server().store, 'Standard', server().now());
    let calls = 0;
    const register = (email: string, fields: object = {}) =>
      server().call('POST /api/account/register', {
        clientAddress: `198.51.100.${(calls += 1)}`,
        body: { ...person, organizationName: `Bakery of ${email}`, email, ...fields },
      });
    const verify = (token: string) => server().call('POST /api/account/verify', { body: { token } });
    const organizationsNamed = (email: string) =>
      server().store.asOwner((transaction) =>
        transaction
          .select({ subscription: organizations.subscription })
          .from(organizations)
          .where(eq(organizations.name, `Bakery of ${email}`)),
      );

    it('refuses whoever has no link', async () => {
      const refused = await register('nobody@example.com');
      expect([refused.status, messageOf(refused)]).toEqual([
        403,
        'Registration is by invitation on this server. Ask whoever runs it for a link.',
      ]);
      const unknown = await register('nobody@example.com', { organizationToken: 'x'.repeat(43) });
      expect([unknown.status, messageOf(unknown)]).toEqual([410, ended]);
    });

    it('makes one organisation of a link, with the subscription that it says', async () => {
      const organizationToken = await invite();
      const email = 'asa@example.com';
      // Standard is not offered here, and a number that is sent along changes nothing.
      expect((await register(email, { organizationToken, templateId: 3 })).status).toBe(200);
      expect(await organizationsNamed(email)).toEqual([]);
      expect((await verify(await tokenTo(server(), email))).status).toBe(200);
      expect(await organizationsNamed(email)).toMatchObject([{ subscription: { type: 'Standard' } }]);
      expect((await server().signIn(email, person.password)).status).toBe(200);
      const again = await register('other@example.com', { organizationToken });
      expect([again.status, messageOf(again)]).toEqual([410, ended]);
    });

    it('lets a mistyped address be corrected: only the newest mail brings the organisation to life', async () => {
      const organizationToken = await invite();
      await register('mistyped@example.com', { organizationToken });
      const first = await tokenTo(server(), 'mistyped@example.com');
      await register('right@example.com', { organizationToken });
      expect((await verify(first)).status).toBe(410);
      expect((await verify(await tokenTo(server(), 'right@example.com'))).status).toBe(200);
      expect(await organizationsNamed('mistyped@example.com')).toEqual([]);
      expect(await organizationsNamed('right@example.com')).toHaveLength(1);
    });

    it('ends a link after seven days, but not before the mail of whoever used it in time', async () => {
      const late = await invite();
      const inTime = await invite();
      server().advance(7 * DAY_MS - 1000);
      await register('intime@example.com', { organizationToken: inTime });
      server().advance(DAY_MS - 2000);
      expect((await register('late@example.com', { organizationToken: late })).status).toBe(410);
      expect((await verify(await tokenTo(server(), 'intime@example.com'))).status).toBe(200);
    });
  },
  { config: { registration: 'invited', selfServicePlans: ['Free'] } },
);

onEveryStore(
  'closed registration',
  (server) => {
    it('refuses a link, too', async () => {
      const organizationToken = await inviteOrganization(server().store, 'Standard', server().now());
      const refused = await server().call('POST /api/account/register', {
        body: { ...person, organizationName: 'Bakery', email: 'asa@example.com', organizationToken },
      });
      expect(refused.status).toBe(403);
    });
  },
  { config: { registration: 'closed' } },
);
