import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const isRoot = process.getuid?.() === 0;

/** Nothing outside this machine is found: a request to there fails as it does without a network. */
const ONLY_THIS_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A run that fails is run once more to be recorded; where that one passes, the runner still counts a failure.
  retries: 1,
  // Patience costs nothing where all is well, and a busy machine is no fault.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: '../test-results/report.json' }]],
  use: {
    // Each run gets the page of the one before it, emptied: the compiled app stays warm.
    reuseContext: true,
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        '--disable-software-rasterizer',
        `--host-resolver-rules=${ONLY_THIS_MACHINE}`,
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    // The long journeys are here: no worker is left alone with one at the end.
    { name: 'wire', testDir: './wire' },
    {
      name: 'mocked',
      testDir: './mocked',
      use: {
        // A window's browser lets the page in front copy, and a person has allowed it to reach the helper.
        permissions: ['clipboard-write', 'local-network-access'],
      },
    },
  ],
});
