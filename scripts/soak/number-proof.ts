import type { Proof } from './proof.ts';
import { runSeededTests } from './run-seeded-tests.ts';

const LABELS_A_ROUND = 2500;
const USUAL_MINUTES = 3;

/** Article numbers on paper, with one seed after the other. */
export const numberProof: Proof = {
  name: 'numbers',
  shows:
    'a number of an article, however it is written and comes in, is scanned as that article or not printed',
  needs: [],
  run: async (options) =>
    runSeededTests({
      name: 'numbers',
      words: ['tests/gtin-on-paper.test.ts'],
      env: { TEST_LABELS: String(LABELS_A_ROUND) },
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
