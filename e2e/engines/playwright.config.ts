import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engine-run.ts';

/**
 * Configuration of the journeys in browsers other than Chromium, one after the other, because a view has one keyboard.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkitgtk', use: { engine: 'webkitgtk' } },
  ],
});
