import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { seededStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import { fixedStatement, type Places } from './fixed-statement.ts';
import { idList, isListed, type IdList } from './id-list.ts';
import { accounts, articles, organizations } from './schema/index.ts';
import type { Store, Transaction } from './store.ts';

const { organizationId } = demoOrganization;

const byAccount = (transaction: Transaction, { id, isEnabled }: Places<{ id: number; isEnabled: boolean }>) =>
  transaction
    .select({ account: accounts, name: organizations.name })
    .from(accounts)
    .innerJoin(organizations, eq(organizations.organizationId, accounts.organizationId))
    .where(and(eq(accounts.id, id), eq(accounts.isEnabled, isEnabled)));

const listed = fixedStatement((transaction, { ids }: Places<{ ids: IdList }>) =>
  transaction
    .select({ id: articles.id })
    .from(articles)
    .where(isListed(articles.id, ids))
    .orderBy(articles.id),
);

describe.each(await testStores())('a statement that is made once, on $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await seededStore(kind);
  });
  afterAll(() => store.close());

  const idsOfAccounts = () =>
    store.asOrganization(organizationId, async (transaction) => {
      const rows = await transaction.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id));
      return rows.map(({ id }) => id);
    });

  it('reads the same as one that is made each time, for each of its values, alone and in one message', async () => {
    const make = vi.fn<typeof byAccount>(byAccount);
    const fixed = fixedStatement(make);
    const ids = await idsOfAccounts();
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      const [other, inMessage] = await store.readAsOrganization(organizationId, (transaction) => [
        transaction
          .select({ account: accounts, name: organizations.name })
          .from(accounts)
          .innerJoin(organizations, eq(organizations.organizationId, accounts.organizationId))
          .where(eq(accounts.id, id)),
        fixed(transaction, { id, isEnabled: true }),
      ]);
      const alone = await store.asOrganization(organizationId, (transaction) =>
        Promise.resolve(fixed(transaction, { id, isEnabled: true })),
      );
      expect(other).toHaveLength(1);
      expect(inMessage).toEqual(other);
      expect(alone).toEqual(other);
    }
    expect(make).toHaveBeenCalledOnce();
  });

  it('reads within the transaction it is asked in, also when others are asked at the same time', async () => {
    const organizationOf = fixedStatement((transaction) =>
      transaction.select({ id: organizations.organizationId }).from(organizations),
    );
    const wanted = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? organizationId : freeOrganization.organizationId,
    );
    const found = await Promise.all(
      wanted.map((id) => store.readAsOrganization(id, (transaction) => [organizationOf(transaction, {})])),
    );
    expect(found).toEqual(wanted.map((id) => [[{ id }]]));
  });

  it('is asked in its order among others, and fails as they do', async () => {
    const counted = fixedStatement((transaction) => transaction.select().from(articles).limit(1));
    await expect(
      store.readAsOrganization(organizationId, (transaction) => [
        transaction.execute('select 1 / 0'),
        counted(transaction, {}),
      ]),
    ).rejects.toMatchObject({ cause: { code: '22012' } });
    const isMissing = fixedStatement((transaction, { id }: Places<{ id: number }>) =>
      transaction.select().from(articles).where(eq(articles.id, id)),
    );
    await expect(
      store.asOrganization(organizationId, (transaction) =>
        Promise.resolve(isMissing(transaction, { id: Number.NaN })),
      ),
    ).rejects.toMatchObject({ cause: { code: '22P02' } });
  });

  it.each([
    { ids: [], found: [] },
    { ids: [2], found: [2] },
    { ids: [3, 1, 3, 2_000_000_000], found: [1, 3] },
    { ids: Array.from({ length: 20_000 }, (_, at) => at + 2).toReversed(), found: undefined },
  ])('finds the ids of a list of any length ($ids.length)', async ({ ids, found }) => {
    const [rows] = await store.readAsOrganization(organizationId, (transaction) => [
      listed(transaction, { ids: idList(ids) }),
    ]);
    const all = await store.asOrganization(organizationId, (transaction) =>
      transaction.select({ id: articles.id }).from(articles).orderBy(articles.id),
    );
    const expected = found ?? all.map(({ id }) => id).filter((id) => id > 1);
    expect(rows.map(({ id }) => id)).toEqual(expected);
  });
});
