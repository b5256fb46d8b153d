import type { Proof } from './proof.ts';
import { runBrowserTests } from './run-browser-tests.ts';

/** Labels of ten trades, made in the designer field by field; their pictures stand in test-results/soak/labels. */
export const labelProof: Proof = {
  name: 'labels',
  shows:
    'labels of ten trades are designed from nothing, added, printed, and each of their codes is read from the paper',
  needs: [],
  run: async ({ rounds = 1 }) =>
    runBrowserTests({
      config: 'e2e/soak/playwright.config.ts',
      report: 'soak.json',
      project: 'real-labels',
      rounds,
      shownIn: 'test-results/soak',
    }),
};
