import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { seededStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import { fixedStatement, type Places } from './fixed-statement.ts';
import { integerList, isOneOf, type IntegerList } from './is-one-of.ts';
import { articles } from './schema/index.ts';
import type { Store, Transaction } from './store.ts';

const { organizationId } = demoOrganization;

const select = (transaction: Transaction) => transaction.select({ id: articles.id }).from(articles);

const inPlace = fixedStatement((transaction, { ids }: Places<{ ids: IntegerList }>) =>
  select(transaction).where(isOneOf(articles.id, ids)).orderBy(articles.id),
);

describe.each(await testStores())('one of many integers on $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await seededStore(kind);
  });
  afterAll(() => store.close());

  it.each([
    { ids: [], found: [] },
    { ids: [2], found: [2] },
    { ids: [3, -1, 1, 3, 2_000_000_000], found: [1, 3] },
    { ids: Array.from({ length: 70_000 }, (_, at) => at + 2).toReversed(), found: undefined },
  ])('is found in a list of $ids.length, alone, in one message, and in a place', async ({ ids, found }) => {
    const ofList = (transaction: Transaction) =>
      select(transaction).where(isOneOf(articles.id, ids)).orderBy(articles.id);
    const alone = await store.asOrganization(organizationId, ofList);
    const [inMessage, placed] = await store.readAsOrganization(organizationId, (transaction) => [
      ofList(transaction),
      inPlace(transaction, { ids: integerList(ids) }),
    ]);
    const all = await store.asOrganization(organizationId, (transaction) =>
      select(transaction).orderBy(articles.id),
    );
    const expected = found?.map((id) => ({ id })) ?? all.filter(({ id }) => id > 1);
    expect({ alone, inMessage, placed }).toEqual({ alone: expected, inMessage: expected, placed: expected });
  });
});
