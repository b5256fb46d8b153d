import { expect, it } from 'vitest';
import { issueLink } from '../../foundation/links/one-time-link.ts';
import { organizations, registrations } from '../../foundation/store/schema/index.ts';
import { tokenTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';

const closed =
  'Registration is closed on this server. Ask an administrator of your organisation for an invitation.';
const person = { firstname: 'Åsa', lastname: 'Öberg', password: 'correct horse 1' };
const newOrganization = { ...person, organizationName: 'Bäckerei', email: 'asa@example.com' };

onEveryStore(
  'closed registration',
  (server) => {
    const counts = () =>
      server().store.asOwner(async (transaction) => [
        await transaction.$count(organizations),
        await transaction.$count(registrations),
      ]);

    it('refuses a new organisation and writes nothing down', async () => {
      const before = await counts();
      const refused = await server().call('POST /api/account/register', { body: newOrganization });
      expect([refused.status, messageOf(refused)]).toEqual([403, closed]);
      expect(await counts()).toEqual(before);
      expect(await server().mails()).toEqual([]);
    });

    it('brings no organisation to life that was asked for while it was open', async () => {
      const organizationId = 77;
      const token = await server().store.asSignIn(async (transaction) => {
        await transaction.insert(registrations).values({
          organizationId,
          tokenHash: 'x',
          organizationName: 'Bäckerei',
          email: 'asa@example.com',
          firstName: 'Åsa',
          lastName: 'Öberg',
          passwordHash: 'x',
          template: 'Free',
          createdAt: server().now(),
          expiresAt: new Date(server().now().getTime() + 3_600_000),
        });
        return issueLink(transaction, { organizationId, kind: 'verify' }, server().now());
      });
      const before = await counts();
      for (const path of ['/api/account/verify', '/api/account/verify/send']) {
        const refused = await server().call(`POST ${path}`, { body: { token } });
        expect([refused.status, messageOf(refused)]).toEqual([403, closed]);
      }
      expect(await counts()).toEqual(before);
    });

    it('lets people in who were invited', async () => {
      const invited = await server().call('POST /api/users/invite', {
        as: 'admin@demo.test',
        body: { email: 'nils@example.com', roles: ['User'] },
      });
      expect(invited.status).toBe(200);
      const invitationToken = await tokenTo(server(), 'nils@example.com');
      const accepted = await server().call('POST /api/account/register', {
        body: { ...person, invitationToken },
      });
      expect(accepted.status).toBe(200);
      expect((await server().signIn('nils@example.com', person.password)).status).toBe(200);
    });
  },
  { config: { registration: 'closed' } },
);

onEveryStore(
  'an organisation that registers',
  (server) => {
    const register = (email: string, templateId?: number) =>
      server().call('POST /api/account/register', {
        body: { ...newOrganization, email, ...(templateId && { templateId }) },
      });

    it('takes no subscription that is not offered to it, by its number or by a change later', async () => {
      for (const templateId of [1, 3]) {
        const refused = await register('asa@example.com', templateId);
        expect([refused.status, messageOf(refused)]).toEqual([
          422,
          `The request cannot be used. templateId: there is no subscription ${templateId} to choose.`,
        ]);
        const changed = await server().call('POST /api/subscription/register', {
          as: 'admin@demo.test',
          body: { templateId },
        });
        expect(changed.status).toBe(422);
      }
    });

    it('is shown the subscriptions it may choose, and gets the smallest where it chooses none', async () => {
      const answer = await server().call('GET /api/subscription/templates');
      expect(answer.body).toMatchObject({ data: [{ templateId: 2, type: 'Standard' }] });
      expect((await register('nils@example.com')).status).toBe(200);
      const kept = await server().store.asOwner((transaction) => transaction.select().from(registrations));
      expect(kept.find(({ email }) => email === 'nils@example.com')?.template).toBe('Standard');
    });
  },
  { config: { selfServicePlans: ['Standard'] } },
);
