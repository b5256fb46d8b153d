import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { countVitest, readReport } from '../test-run/read-report.ts';
import { projectRoot, resultsFolder, runProgram } from '../test-run/run-program.ts';

interface VitestRun {
  /** Name of the proof: names its report in `test-results`. */
  readonly name: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs test files to their end; returns how many tests passed and failed. */
export function runVitest({ name, words, env }: VitestRun): {
  readonly passed: number;
  readonly failed: number;
} {
  const report = resolve(resultsFolder, `${name}.json`);
  rmSync(report, { force: true });
  const hasEndedWell = runProgram(
    'vitest',
    ['run', ...words, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  return countVitest(readReport(report), hasEndedWell, projectRoot);
}
