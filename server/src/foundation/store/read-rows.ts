import type { AnswersTo, Statements, Store, Transaction } from './store.ts';

/** Reads rows of one organisation by statements that do not need each other's answers. */
export type ReadRows = <const Asked extends Statements>(
  ask: (transaction: Transaction) => Asked,
) => Promise<AnswersTo<Asked>>;

/** Returns what reads beside any transaction: the statements of one call go to the database in one message. */
export const readsOf =
  (store: Pick<Store, 'readAsOrganization'>, organizationId: number): ReadRows =>
  (ask) =>
    store.readAsOrganization(organizationId, ask);

/** Returns what reads within a transaction, and sees what was written in it: one statement after the other. */
export const readsWithin =
  (transaction: Transaction): ReadRows =>
  async (ask) => {
    const answers: unknown[] = [];
    for (const statement of ask(transaction)) answers.push(await statement);
    return answers as AnswersTo<ReturnType<typeof ask>>;
  };
