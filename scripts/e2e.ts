/** `pnpm test:e2e [words]`: builds what is stale and runs the browser tests alone; words go to Playwright. */
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
