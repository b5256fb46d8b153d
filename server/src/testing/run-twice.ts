import type { Store, Transaction } from '../foundation/store/store.ts';

/** Ends a transaction without a trace. */
const undone = Symbol('undone');

type Run = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

async function twice<Result>(run: Run, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  await run(async (transaction) => {
    await work(transaction);
    throw undone;
  }).catch(() => undefined);
  return run(work);
}

/** Every piece of work is done, undone, and done again, as when PostgreSQL gives way to another transaction. */
export const runTwice = (store: Store): Store => ({
  ...store,
  asOrganization: (organizationId, work) => twice((each) => store.asOrganization(organizationId, each), work),
  asSignIn: (work) => twice(store.asSignIn, work),
  asHousekeeping: (work) => twice(store.asHousekeeping, work),
});
