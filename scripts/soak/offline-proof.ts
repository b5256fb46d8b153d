import type { Proof } from './proof.ts';
import { runBrowserTests } from './run-browser-tests.ts';

/** Every screen with its code, its first data and its later data cut off, at once and after a while. */
export const offlineProof: Proof = {
  name: 'offline',
  shows: 'without the network every screen keeps its frame, says so, and goes on when the network is back',
  needs: [],
  run: async ({ rounds = 1 }) =>
    runBrowserTests({
      config: 'e2e/soak/playwright.config.ts',
      report: 'soak.json',
      project: 'offline',
      rounds,
      shownIn: 'test-results/soak',
    }),
};
