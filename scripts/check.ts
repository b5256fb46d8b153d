/**
 * `pnpm check`: types, lint, format, layers and dead code; prints one line each, and the full output of a failed check.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

interface Check {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
}

const root = resolve(import.meta.dirname, '..');
const MAX_AT_ONCE = 2;

/** Slow checks first: the short ones fill the gaps. */
const checks: readonly Check[] = [
  // The rules need the types, and type errors are reported on the way: a separate compiler run would only find them
  // again.
  { name: 'types, lint', program: 'oxlint', words: ['--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'layers', program: 'steiger', words: ['src', '--fail-on-warnings'] },
  { name: 'dead code', program: 'knip', words: ['--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'format', program: 'oxfmt', words: ['--check'] },
];

/** Runs one check and prints its line. Returns whether it passed. */
async function run({ name, program, words }: Check): Promise<boolean> {
  const startedAt = performance.now();
  const { isGood, output } = await new Promise<{ isGood: boolean; output: string }>((done) => {
    execFile(
      resolve(root, 'node_modules/.bin', program),
      words,
      { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => done({ isGood: error === null, output: `${stdout}${stderr}`.trim() }),
    );
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(11)} ${seconds.padStart(5)} s  ${program} ${words.join(' ')}`,
  );
  if (!isGood) console.log(`\n${output}\n`);
  return isGood;
}

const waiting = [...checks];
let failed = 0;

/** Runs the next check until none is left. */
async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    if (!(await run(check))) failed += 1;
  }
}

await Promise.all(Array.from({ length: Math.min(MAX_AT_ONCE, availableParallelism()) }, work));
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${checks.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
