import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/**
 * Configuration of long tests against a mocked API, in the browser and with the settings of the short ones. Without
 * retries.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/soak',
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/soak.json' }]],
  projects: ['offline', 'scanners', 'real-labels'].map((name) => ({
    name,
    testMatch: `${name}.spec.ts`,
    use: { permissions: ['local-network-access'] },
  })),
});
