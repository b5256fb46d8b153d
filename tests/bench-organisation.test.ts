// @rounds: it fills a store for the bench.
import { createMemoryStore, demoOrganization, seedDemo } from 'server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addBenchOrganisation } from '../bench/bench-organisation.ts';

const answerSchema = z.object({ rows: z.tuple([z.object({ count: z.number() })]) });

/** Tables that the bench fills with statements of its own. */
const filled = ['groups', 'accounts', 'labels', 'label_versions', 'orders', 'order_lines'];

it('the bench fills every table it has statements for', async () => {
  const store = await createMemoryStore();
  try {
    await seedDemo(store);
    const count = () =>
      store.asOrganization(demoOrganization.organizationId, async (transaction) => {
        const counts: number[] = [];
        for (const table of filled) {
          const answer = await transaction.execute(`select count(*)::int as count from ${table}`);
          counts.push(answerSchema.parse(answer).rows[0].count);
        }
        return counts;
      });
    const before = await count();
    await addBenchOrganisation(store, { groups: 3, users: 3, labels: 3, orders: 3 });
    expect(await count()).toEqual(before.map((rows) => rows + 3));
  } finally {
    await store.close();
  }
});
