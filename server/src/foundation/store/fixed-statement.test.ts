import { asc, eq, type Placeholder } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { seededStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import { fixedStatement, type Places } from './fixed-statement.ts';
import { accounts, articles, organizations } from './schema/index.ts';
import type { Store, Transaction } from './store.ts';

const { organizationId } = demoOrganization;

/** The account of an id, as a statement for a value or with a place for it. */
const byAccount = (transaction: Transaction, { id }: { readonly id: number | Placeholder<'id', number> }) =>
  transaction
    .select({ account: accounts, name: organizations.name })
    .from(accounts)
    .innerJoin(organizations, eq(organizations.organizationId, accounts.organizationId))
    .where(eq(accounts.id, id));

const byPlace = (transaction: Transaction, places: Places<{ id: number }>) => byAccount(transaction, places);

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
    const make = vi.fn<typeof byPlace>(byPlace);
    const fixed = fixedStatement(make);
    const ids = await idsOfAccounts();
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      const [madeEachTime, inMessage] = await store.readAsOrganization(organizationId, (transaction) => [
        byAccount(transaction, { id }),
        fixed(transaction, { id }),
      ]);
      const alone = await store.asOrganization(organizationId, (transaction) =>
        Promise.resolve(fixed(transaction, { id })),
      );
      expect(madeEachTime).toHaveLength(1);
      expect({ inMessage, alone }).toEqual({ inMessage: madeEachTime, alone: madeEachTime });
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
    const byNumber = fixedStatement((transaction, { id }: Places<{ id: number }>) =>
      transaction.select().from(articles).where(eq(articles.id, id)),
    );
    await expect(
      store.asOrganization(organizationId, (transaction) =>
        Promise.resolve(byNumber(transaction, { id: Number.NaN })),
      ),
    ).rejects.toMatchObject({ cause: { code: '22P02' } });
  });
});
