import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applyDefect, type Defect } from './defect.ts';
import { failedParts, readFailedTests, type FailedTest } from './failed-tests.ts';
import { nearFolders } from './near-folders.ts';
import { runCommand, type Command } from './run-command.ts';

/** Command of the project that found a defect. */
export type FoundBy = 'pnpm test' | 'pnpm test:all';

export interface Found {
  readonly by: FoundBy;
  /** The command that was run: the whole of `by`, or a part of it. */
  readonly command: string;
  /** Name of the test that failed. */
  readonly test: string;
}

/** Failures of a command. */
interface Failure {
  readonly failed: readonly FailedTest[];
  /** Failed parts that are not tests. */
  readonly parts: readonly string[];
}

interface Stage {
  readonly by: FoundBy;
  readonly command: Command;
}

const results = 'test-results';
const report = `${results}/defects.json`;

const vitest = (...words: string[]): Command => ({
  program: 'vitest',
  words: [...words, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`],
});
const script = (file: string, isWholeRun: boolean): Command => ({
  program: 'node',
  words: [file, '--bail'],
  isWholeRun,
});

/**
 * Returns the commands to try, the nearest tests first: each is part of the later commands, which take much longer. The
 * tests of the whole project are long.
 */
function stagesFor({ room, file }: Defect): Stage[] {
  const near = vitest('run', ...nearFolders({ room, file }));
  return [
    { by: 'pnpm test', command: near },
    { by: 'pnpm test', command: vitest('related', file, '--run', '--bail=1', '--project=!house') },
    { by: 'pnpm test', command: script('scripts/test.ts', false) },
    { by: 'pnpm test:all', command: { ...near, isWholeRun: true } },
    { by: 'pnpm test:all', command: script('scripts/test-all.ts', true) },
  ];
}

/**
 * Makes the mistake in the copy at `root` and looks for a test that fails with it, fails again, and passes without it.
 * Returns undefined when there is none. The copy is restored afterwards.
 */
export async function findFailure(root: string, defect: Defect): Promise<Found | undefined> {
  for (const { by, command } of stagesFor(defect)) {
    requireScript(root, command);
    const withDefect = await runWith(root, defect, command);
    if (withDefect.isGood) continue;
    const again = withDefect.failed.length > 0 ? rerunOf(withDefect.failed, command) : [command];
    const repeated = await failEach(root, again, defect);
    if (repeated && (await isGreenEach(root, again)))
      return { by, command: wordsOf(command), test: nameOf(repeated) };
  }
  return undefined;
}

function requireScript(root: string, { program, words: [file = ''] }: Command): void {
  if (program === 'node' && !existsSync(join(root, file))) throw new Error(`There is no ${file} to run.`);
}

async function run(root: string, command: Command) {
  rmSync(join(root, results), { recursive: true, force: true });
  const result = await runCommand(root, command);
  return {
    ...result,
    failed: result.isGood ? [] : readFailedTests(root, join(root, results)),
    parts: failedParts(result),
  };
}

async function runWith(root: string, defect: Defect, command: Command) {
  const putBack = applyDefect(root, defect);
  try {
    return await run(root, command);
  } finally {
    putBack();
  }
}

/** Returns commands that run only the files of the failed tests. */
function rerunOf(failed: readonly FailedTest[], { isWholeRun = false }: Command): Command[] {
  const filesOf = (runner: FailedTest['runner']) => [
    ...new Set(failed.filter((test) => test.runner === runner).map(({ file }) => file)),
  ];
  const units = filesOf('vitest');
  const journeys = filesOf('playwright');
  return [
    ...(units.length > 0 ? [{ ...vitest('run', ...units), isWholeRun }] : []),
    ...(journeys.length > 0 ? [{ program: 'node', words: ['scripts/e2e.ts', ...journeys], isWholeRun }] : []),
  ];
}

/**
 * Returns the failures of all commands; undefined when one passes, because a failure that does not repeat was caused by
 * something else.
 */
async function failEach(
  root: string,
  commands: readonly Command[],
  defect: Defect,
): Promise<Failure | undefined> {
  const failure = { failed: [] as FailedTest[], parts: [] as string[] };
  for (const command of commands) {
    const { isGood, failed, parts } = await runWith(root, defect, command);
    if (isGood) return undefined;
    failure.failed.push(...failed);
    failure.parts.push(...parts);
  }
  return failure;
}

/** Cache of the results without a defect, shared by all defects. */
const greenWithout = new Map<string, boolean>();

async function isGreenEach(root: string, commands: readonly Command[]): Promise<boolean> {
  for (const command of commands) {
    const key = JSON.stringify(command);
    const isGreen = greenWithout.get(key) ?? (await run(root, command)).isGood;
    greenWithout.set(key, isGreen);
    if (!isGreen) return false;
  }
  return true;
}

const wordsOf = ({ program, words }: Command) =>
  [program, ...words.filter((word) => !/^--(passWithNoTests|reporter|outputFile)/.test(word))].join(' ');

function nameOf({ failed: [first], parts: [part = 'an error outside of every test'] }: Failure): string {
  if (!first) return part;
  return first.title === '' ? first.file : `${first.file} > ${first.title}`;
}
