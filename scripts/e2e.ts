/**
 * `pnpm test:e2e [args]`: rebuilds outdated parts and runs only the browser tests; arguments are passed to Playwright.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { buildAppIfStale } from './app-build.ts';

const root = resolve(import.meta.dirname, '..');
await buildAppIfStale(root);
const words = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(resolve(root, 'node_modules/.bin/playwright'), words, {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
