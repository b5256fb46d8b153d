import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';

const subscriptionSchema = z.object({ data: z.object({ unaskedLabels: z.int() }) });
const eventsSchema = z.object({
  data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string().nullable() })) }),
});
const admin = 'admin@demo.test';

onEveryStore('the rules of an organisation for printing', (server) => {
  const unasked = async (as: string) =>
    subscriptionSchema.parse((await server().call('GET /api/subscription', { as })).body).data.unaskedLabels;
  const change = async (unaskedLabels: unknown, as = admin) =>
    (await server().call('PUT /api/printrules', { as, body: { unaskedLabels } })).status;

  it('are changed for everybody of the organisation, for nobody else, and logged', async () => {
    expect([await unasked('member@demo.test'), await change(250)]).toEqual([100, 200]);
    expect([await unasked('member@demo.test'), await unasked('free@free.test')]).toEqual([250, 100]);
    const log = eventsSchema.parse((await server().call('GET /api/audit', { as: admin })).body).data.data;
    expect(log[0]).toEqual(
      expect.objectContaining({
        event: 'print-rules-changed',
        detail: 'more than 250 labels at once are asked about',
      }),
    );
  });

  it.each([0, -1, 1.5, '250', null, 1_000_001, Number.MAX_SAFE_INTEGER])(
    'are refused and stay as they are: %s',
    async (unaskedLabels) => {
      const before = await unasked(admin);
      expect([await change(unaskedLabels), await unasked(admin)]).toEqual([422, before]);
    },
  );
});
