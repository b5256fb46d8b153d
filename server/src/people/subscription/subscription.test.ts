import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { labels } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { resumeSubscription } from './change-subscription.ts';

const ended = 'The organization is canceled/paused';
const sessionSchema = z.object({ token: z.string(), refreshToken: z.string() });

onEveryStore('the subscription', (server) => {
  const admin = 'admin@demo.test';
  const change = (templateId: number, as = admin) =>
    server().call('POST /api/subscription/register', { as, body: { templateId } });
  const cancel = (body: object, as = admin) => server().call('POST /api/subscription/cancel', { as, body });

  it('offers its templates to everybody, with their limits', async () => {
    const answer = await server().call('GET /api/subscription/templates');
    expect(answer.body).toMatchObject({
      data: [
        { templateId: 1, type: 'Free', name: 'Free', maxUsers: 2, maxLabels: 3, allowedPrintJobs: 25 },
        { templateId: 2, type: 'Standard', maxUsers: 10 },
        { templateId: 3, type: 'Professional', maxUsers: 25, allowedPrintJobs: null },
      ],
    });
  });

  it('is not changed to a smaller one than what is used, and names the excess', async () => {
    const refused = await change(1);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      expect.stringMatching(
        /^Free is too small for what is used: 7 users of 2, \d+ printer models of 1, \d+ labels of 3 and \d+ widgets of 0\. Remove some of it first\.$/,
      ),
    ]);
    expect(await server().call('GET /api/subscription', { as: admin })).toMatchObject({
      body: { data: { type: 'Professional' } },
    });
  });

  it('is changed to one that is large enough, with its features', async () => {
    await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction.update(labels).set({ isEnabled: false }),
    );
    const { body } = await server().call('GET /api/subscription', { as: admin });
    const used = z.object({ data: z.object({ printerModels: z.int(), widgets: z.int() }) }).parse(body).data;
    const done = await change(3);
    expect(done).toMatchObject({
      status: 200,
      body: { data: { type: 'Professional', isActive: true, ...used } },
    });
    expect((await change(99)).status).toBe(422);
    expect((await change(3, 'member@demo.test')).status).toBe(403);
    expect((await change(3, 'free@free.test')).status).toBe(403);
  });

  it('can be paused: every call is refused with one sentence, every sign-in ends, others continue', async () => {
    const { token, refreshToken } = sessionSchema.parse((await server().signIn('member@demo.test')).body);
    const asMember = { headers: { authorization: `Bearer ${token}` } };
    expect((await cancel({ reason: 'x' }, 'member@demo.test')).status).toBe(403);
    expect((await cancel({ status: 'Active', reason: 'x' })).status).toBe(422);
    expect((await cancel({ reason: 'holidays' })).status).toBe(200);

    for (const route of [
      'GET /api/articles',
      'GET /api/features',
      'GET /api/subscription',
      'GET /api/printjobs/count',
    ]) {
      const refused = await server().call(route, asMember);
      expect([route, refused.status, messageOf(refused)]).toEqual([route, 403, ended]);
    }
    const again = await server().call('POST /api/account/refresh', { body: { refreshToken } });
    expect(again.status).toBe(401);
    expect((await server().signIn('member@demo.test')).status).toBe(200);
    const status = await server().call('GET /api/subscription/status', asMember);
    expect(status.body).toEqual({ status: 'Paused' });
    expect((await server().call('GET /api/articles', { as: 'free@free.test' })).status).toBe(200);
  });

  it('is resumed by the operator of the server, and the audit shows that', async () => {
    const { organizationId } = demoOrganization;
    expect(await resumeSubscription(server().store, 4711, server().now())).toBeUndefined();
    expect(await resumeSubscription(server().store, organizationId, server().now())).toBe('Demo');
    expect((await server().call('GET /api/articles', { as: admin })).status).toBe(200);
    const { body } = await server().call('GET /api/audit?take=100', { as: admin });
    const { data } = z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body).data;
    expect(
      data
        .filter(({ event }) => !event.startsWith('sign-in'))
        .map(({ event, detail }) => `${event} ${detail}`),
    ).toEqual([
      'subscription-resumed ',
      'subscription-ended Paused: holidays',
      'plan-changed Professional to Professional',
    ]);
  });

  it('can be cancelled', async () => {
    expect((await cancel({ status: 'Canceled', reason: '' })).status).toBe(200);
    expect(messageOf(await server().call('GET /api/articles', { as: admin }))).toBe(ended);
  });
});
