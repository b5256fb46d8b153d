import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const isRoot = process.getuid?.() === 0;

/** Host rules that block everything outside this machine: such a request fails as without a network. */
const ONLY_THIS_MACHINE = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Long timeouts cost nothing when all is well, and a busy machine is not a failure. */
const PATIENCE_MS = 60_000;

const launchOptions = {
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
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A failed test is run once more to be recorded; if that one passes, the runner still counts a failure.
  retries: 1,
  timeout: 5 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: '../test-results/report.json' }]],
  use: {
    // Each test gets the cleared page of the previous one, so that the compiled app stays cached.
    reuseContext: true,
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    launchOptions,
  },
  projects: [
    // Contains the long journeys: started first, so that no worker is left alone with one at the end.
    { name: 'wire', testDir: './wire' },
    {
      name: 'mocked',
      testDir: './mocked',
      use: {
        // A browser with a window lets the front page write to the clipboard; and a person has allowed it to reach
        // the helper.
        permissions: ['clipboard-write', 'local-network-access'],
      },
    },
    { name: 'gallery build', testDir: './gallery', testMatch: 'gallery.setup.ts' },
    {
      name: 'gallery',
      testDir: './gallery',
      dependencies: ['gallery build'],
      // The report shows the difference as three pictures: a second attempt would show the same.
      retries: 0,
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
      // Only edges of icons and corners are antialiased, and a few of their pixels may differ in shade.
      expect: {
        timeout: PATIENCE_MS,
        toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 20, animations: 'disabled' },
      },
      use: {
        launchOptions: {
          ...launchOptions,
          env: {
            ...process.env,
            FONTCONFIG_FILE: resolve(import.meta.dirname, 'gallery/fonts.conf'),
          },
        },
      },
    },
  ],
});
