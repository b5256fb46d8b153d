import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Long runs before a mocked API, in the browser and with the settings of the short ones. A run counts as it went. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/soak',
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/soak.json' }]],
  projects: ['offline', 'scanners'].map((name) => ({
    name,
    testMatch: `${name}.spec.ts`,
    use: { permissions: ['local-network-access'] },
  })),
});
