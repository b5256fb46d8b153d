/** `pnpm test`: everything a change must pass, a real browser included. Ends with one line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAppIfStale } from './app-build.ts';
import { findChromium } from './find-chromium.ts';

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'test-results');
let passed = 0;
let failed = 0;

/** Runs one program of node_modules and returns whether it ended well. */
function run(program: string, words: readonly string[]): boolean {
  const file = resolve(root, 'node_modules/.bin', program);
  const { status } = spawnSync(file, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0;
}

function count(isGood: boolean, name: string): void {
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}\n`);
  if (isGood) passed += 1;
  else failed += 1;
}

/** Adds what a reporter counted; a run that ended badly without counting a failure is one itself. */
function add(good: number, bad: number, endedWell: boolean): void {
  passed += good;
  failed += bad === 0 && !endedWell ? 1 : bad;
}

function report(file: string): Record<string, unknown> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
findChromium();

count(run('node', ['scripts/check.ts']), 'types, lint, format, layers, dead code');

const unitFile = resolve(results, 'unit.json');
const unitEndedWell = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
]);
const unit = report(unitFile);
add(Number(unit['numPassedTests'] ?? 0), Number(unit['numFailedTests'] ?? 0), unitEndedWell);

try {
  await buildAppIfStale(root);
  count(true, 'build');
  count(run('node', ['scripts/size-budget.ts']), 'size budget');
  const browserEndedWell = run('playwright', ['test', '--config', 'e2e/playwright.config.ts']);
  const stats = report(resolve(results, 'report.json'))['stats'];
  const { expected = 0, unexpected = 0, flaky = 0 } = (stats ?? {}) as Record<string, number>;
  add(expected, unexpected + flaky, browserEndedWell);
} catch (error) {
  console.error(error);
  count(false, 'build and browser runs');
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
