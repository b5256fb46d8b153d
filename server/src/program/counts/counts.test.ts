import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';

const countsSchema = z.object({ data: z.record(z.string(), z.int()) });
const totalSchema = z.object({ data: z.object({ total: z.int() }) });
const listSchema = z.object({ data: z.array(z.unknown()) });

onEveryStore('the counts of the dashboard', (server) => {
  const admin = 'admin@demo.test';
  const get = async (path: string, as = admin) => (await server().call(`GET ${path}`, { as })).body;
  const counts = async (as = admin) => countsSchema.parse(await get('/api/counts', as)).data;

  it('are those of the lists they link to', async () => {
    const found = await counts();
    expect(found).toMatchObject({
      articles: totalSchema.parse(await get('/api/articles?take=1')).data.total,
      orders: totalSchema.parse(await get('/api/orders/getordersbyorganization?take=1')).data.total,
      groups: listSchema.parse(await get('/api/groups/getallgroups')).data.length,
      printers: listSchema.parse(await get('/api/printers')).data.length,
      connectors: listSchema.parse(await get('/api/connectors')).data.length,
      standardTemplates: listSchema.parse(await get('/api/labels/standardLabelTemplates')).data.length,
    });
    expect(found['articles']).toBeGreaterThan(100);
  });

  it('are those of the own organisation only', async () => {
    const free = await counts('free@free.test');
    expect(free['users']).toBe(1);
    expect(free['articles']).toBeLessThan((await counts())['articles'] ?? 0);
  });

  it('are shown to administrators only', async () => {
    expect((await server().call('GET /api/counts', { as: 'member@demo.test' })).status).toBe(403);
  });

  it('leave out the places of invitations, which the subscription counts', async () => {
    const { users } = await counts();
    const answer = await server().call('POST /api/users/invite', {
      as: admin,
      body: { email: 'soon@example.com', roles: ['User'] },
    });
    expect(answer.status).toBe(200);
    expect((await counts())['users']).toBe(users);
    expect(await get('/api/subscription')).toMatchObject({ data: { activeUsers: users, invitedUsers: 1 } });
  });
});
