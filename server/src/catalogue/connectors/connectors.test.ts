import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { connectors } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { connectorSchema } from './connector-schemas.ts';

const listSchema = z.strictObject({ data: z.array(connectorSchema) });
const dayMs = 86_400_000;

onEveryStore('connectors', (server) => {
  const list = async (as = 'packer@demo.test') => {
    const answer = await server().call('GET /api/connectors', { as });
    expect(answer.status).toBe(200);
    return listSchema.parse(answer.body).data;
  };
  const ask = (path: string, as = 'packer@demo.test') => server().call(`GET /api/connectors/${path}`, { as });
  const setLastSeen = (lastSeenAt: Date | null) =>
    server().store.asOrganization(1001, (transaction) =>
      transaction.update(connectors).set({ lastSeenAt }).where(eq(connectors.id, 1)),
    );

  const switchTo = (isEnabled: boolean) =>
    server().store.asOrganization(1001, (transaction) =>
      transaction
        .update(connectors)
        .set({ isEnabled, lastSeenAt: server().now() })
        .where(eq(connectors.id, 1)),
    );

  it('are listed for their organisation, to people who print and to administrators', async () => {
    const expected = [
      {
        id: 1,
        name: 'Bakery ERP',
        machineName: 'ERP-SRV-01',
        connectionStatus: 'Disconnected',
        lastSeenAt: expect.any(String),
      },
    ];
    expect(await list()).toEqual(expected);
    expect(await list('admin@demo.test')).toEqual(expected);
    expect(await list('free@free.test')).toEqual([]);
  });

  it('are not asked while they are away: 503 with the name, the machine and when they were last seen', async () => {
    await setLastSeen(new Date('2026-11-12T08:14:31Z'));
    for (const path of ['1/articles', '1/articles?searchQuery=oat', '1/articles/A-7']) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(messageOf(answer)).toBe(
        'The connector “Bakery ERP” on ERP-SRV-01 is not connected. It was last seen on 2026-11-12 at 08:14 UTC: start it there again, then try again.',
      );
    }
  });

  it('are shown as never connected when they have never called', async () => {
    await setLastSeen(null);
    expect(await list()).toMatchObject([{ connectionStatus: 'NeverConnected', lastSeenAt: null }]);
    expect(messageOf(await ask('1/articles'))).toBe(
      'The connector “Bakery ERP” on ERP-SRV-01 is not connected. It has never connected: start it there, then try again.',
    );
  });

  it('are connected for a minute after they called', async () => {
    await setLastSeen(server().now());
    expect(await list()).toMatchObject([{ connectionStatus: 'Connected' }]);
    server().advance(60_001);
    expect(await list()).toMatchObject([{ connectionStatus: 'Disconnected' }]);
    server().advance(dayMs);
    expect((await ask('1/articles')).status).toBe(503);
  });

  it('are away at once when they are disabled, and the answer gives that reason', async () => {
    await switchTo(false);
    expect(await list()).toMatchObject([{ connectionStatus: 'Disconnected' }]);
    const answer = await ask('1/articles');
    expect([answer.status, messageOf(answer)]).toEqual([
      503,
      'The connector “Bakery ERP” on ERP-SRV-01 is disabled. An administrator can enable it again.',
    ]);
    await switchTo(true);
    expect(await list()).toMatchObject([{ connectionStatus: 'Connected' }]);
  });

  it.each([
    ['2/articles', 404],
    ['0/articles', 404],
    ['x/articles', 404],
    ['1/articles?searchQuery=o', 422],
    ['1/articles?searchQuery=%20', 503],
    [`1/articles?searchQuery=${'o'.repeat(201)}`, 422],
    ['1/articles?take=0', 422],
    ['1/articles?take=101', 422],
    ['1/articles?offset=-1', 422],
    [`1/articles/${'9'.repeat(201)}`, 404],
    ['1/articles/a%2Fb%20%25', 503],
    ['1/articles/a%00b', 404],
  ])('answer GET /api/connectors/%s with %i', async (path, status) => {
    await setLastSeen(null);
    expect((await ask(path)).status).toBe(status);
  });

  it('are shown to their own organisation only', async () => {
    expect((await ask('1/articles', 'free@free.test')).status).toBe(404);
    expect((await ask('1/articles/1', 'free@free.test')).status).toBe(404);
  });
});
