import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const isRoot = process.getuid?.() === 0;

/** The page's own address in the mocked runs: nothing listens there, every request is answered by the stage. */
const STAGE_ORIGIN = 'http://localhost:4173';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Patience costs nothing where all is well, and a busy machine is no fault.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: '../test-results/report.json' }]],
  use: {
    baseURL: STAGE_ORIGIN,
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    locale: 'en-GB',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'mocked', testDir: './mocked' },
    { name: 'wire', testDir: './wire' },
  ],
});
