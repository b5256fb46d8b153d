import { runSeededTests } from './run-seeded-tests.ts';
import type { Proof } from './proof.ts';

/** One round: it is the same with every seed. */
const USUAL_MINUTES = 0;

/** The server's tests with every transaction rolled back and repeated. */
export const transactionProof: Proof = {
  name: 'transactions',
  shows: 'whatever the server does in a transaction may be undone and done again, and is done once',
  needs: [],
  run: async (options) =>
    runSeededTests({
      name: 'transactions',
      words: ['server/src'],
      env: { TEST_RUN: 'main', TEST_TRANSACTIONS: 'twice' },
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
