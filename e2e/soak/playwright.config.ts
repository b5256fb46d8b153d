import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/**
 * Configuration of long tests in the browser, with the settings of the short ones: against a mocked API, but for that of the
 * packed server. Without retries.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/soak',
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/soak.json' }]],
  projects: ['offline', 'scanners', 'real-labels', 'packed-server'].map((name) => ({
    name,
    testMatch: `${name}.spec.ts`,
    use: { permissions: ['local-network-access'] },
  })),
});
