import { expect, it } from 'vitest';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { givePlan, resumeSubscription, type GivenPlan } from './change-subscription.ts';

onEveryStore(
  'whoever runs the server',
  (server) => {
    const give = (organizationId: number, plan: GivenPlan) =>
      givePlan(server().store, organizationId, plan, server().now());
    const planOfFree = async () =>
      (await server().call('GET /api/subscription', { as: 'free@free.test' })).body;

    it('gives an organisation a subscription that it may not give itself, with its features', async () => {
      expect(await give(freeOrganization.organizationId, 'Professional')).toBe(freeOrganization.name);
      expect(await planOfFree()).toMatchObject({ data: { type: 'Professional', maxUsers: 25 } });
      expect((await server().call('GET /api/features', { as: 'free@free.test' })).body).toMatchObject({
        data: { importEnabled: true, agentsEnabled: true },
      });
      await give(freeOrganization.organizationId, 'Enterprise');
      expect(await planOfFree()).toMatchObject({ data: { type: 'Enterprise', maxUsers: 1000 } });
    });

    it('gives none that is too small for what is used, and hears of an organisation that is not there', async () => {
      await expect(give(demoOrganization.organizationId, 'Free')).rejects.toThrow(/^Free is too small/);
      expect(await give(4711, 'Free')).toBeUndefined();
    });

    it('does not bring a paused organisation back with it', async () => {
      const as = 'admin@demo.test';
      await server().call('POST /api/subscription/cancel', { as, body: { reason: 'holidays' } });
      await give(demoOrganization.organizationId, 'Enterprise');
      const refused = await server().call('GET /api/articles', { as: 'member@demo.test' });
      expect(refused.status).toBe(403);
      await resumeSubscription(server().store, demoOrganization.organizationId, server().now());
      expect((await server().call('GET /api/articles', { as: 'member@demo.test' })).status).toBe(200);
    });
  },
  { config: { selfServicePlans: ['Free'] } },
);
