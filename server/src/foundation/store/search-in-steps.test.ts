import { expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { articles } from './schema/index.ts';
import { searchInSteps } from './search-in-steps.ts';

const { organizationId } = demoOrganization;

onEveryStore('a search in steps', (server) => {
  const idsOf = (rowsAtOnce: number) =>
    searchInSteps(server().store, organizationId, {
      table: articles,
      rowsAtOnce,
      search: (transaction, isAsked) => transaction.select({ id: articles.id }).from(articles).where(isAsked),
    });

  it.each([1, 7, 10_000])('finds every row once, %i at a time, in the order of ids', async (rowsAtOnce) => {
    const found: number[] = [];
    for await (const step of idsOf(rowsAtOnce)) {
      expect(step.length).toBeLessThanOrEqual(rowsAtOnce);
      found.push(...step.map(({ id }) => id).toSorted((one, other) => one - other));
    }
    const all = await server().store.asOrganization(organizationId, (transaction) =>
      transaction.select({ id: articles.id }).from(articles).orderBy(articles.id),
    );
    expect(found).toEqual(all.map(({ id }) => id));
  });

  it('answers other calls between its steps', async () => {
    let answered = 0;
    for await (const step of idsOf(50))
      if (step.length > 0)
        answered += await server().store.asOrganization(organizationId, (transaction) =>
          transaction.$count(articles),
        );
    expect(answered).toBeGreaterThan(0);
  });
});
