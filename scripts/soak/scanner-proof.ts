import type { Proof } from './proof.ts';
import { runBrowserTests } from './run-browser-tests.ts';

/** Scanners of every speed in every field of the screens that print labels. */
export const scannerProof: Proof = {
  name: 'scanners',
  shows: 'a scan at 5 to 120 ms a key never prints another article or another number than the person chose',
  needs: [],
  run: async ({ rounds = 1 }) =>
    runBrowserTests({
      config: 'e2e/soak/playwright.config.ts',
      report: 'soak.json',
      project: 'scanners',
      rounds,
      shownIn: 'test-results/soak',
    }),
};
