import type { Proof } from './proof.ts';
import { runBrowserTests } from './run-browser-tests.ts';

/** Main journeys in the browsers of Debian, against the real services. */
export const browserProof: Proof = {
  name: 'browsers',
  shows: 'signing in, printing, importing and publishing work in Firefox and WebKitGTK as in Chromium',
  needs: [
    { command: 'firefox-esr', debianPackage: 'firefox-esr' },
    { command: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
    { command: 'Xvfb', debianPackage: 'xvfb' },
  ],
  run: async ({ rounds = 1 }) =>
    runBrowserTests({
      config: 'e2e/engines/playwright.config.ts',
      report: 'engines.json',
      rounds,
      shownIn: 'test-results/engines',
    }),
};
