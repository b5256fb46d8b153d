import type { Store, Transaction } from '../foundation/store/store.ts';

/** Thrown to roll a transaction back. */
const undone = Symbol('undone');

type Run = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

async function twice<Result>(run: Run, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  await run(async (transaction) => {
    await work(transaction);
    throw undone;
  }).catch(() => undefined);
  return run(work);
}

/**
 * Returns a store that runs all work, rolls it back, and runs it again, as when PostgreSQL aborts a transaction in
 * favour of another.
 */
export const runTwice = (store: Store): Store => ({
  ...store,
  asOrganization: async (organizationId, work, last = () => []) => {
    await store
      .asOrganization(organizationId, async (transaction) => {
        for (const statement of last(transaction, await work(transaction))) await statement;
        throw undone;
      })
      .catch(() => undefined);
    return store.asOrganization(organizationId, work, last);
  },
  asSignIn: (work) => twice(store.asSignIn, work),
  asHousekeeping: (work) => twice(store.asHousekeeping, work),
});
