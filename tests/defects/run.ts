/**
 * `node tests/defects/run.ts [--check-only] [--only NAME…]`: makes one deliberate mistake after the other in a copy of
 * the last commit, and reports which test finds it. With `--check-only` it reports whether `pnpm check` passes with
 * each of them, which it must: a mistake that the compiler detects needs no test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../source-files.ts';
import { applyDefect, type Defect } from './defect.ts';
import { findFailure } from './find-failure.ts';
import { defects } from './list.ts';
import { copyProject, hasUncommittedChanges, type ProjectCopy } from './project-copy.ts';
import { isSharp, lineOf, tableOf, type Outcome } from './report.ts';
import { runCommand, stopRunning } from './run-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'check-only': { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});

function chosenDefects(): readonly Defect[] {
  const names = [...(values.only ?? []), ...positionals];
  const unknown = names.filter((name) => !defects.some((defect) => defect.name === name));
  if (unknown.length > 0) throw new Error(`There is no defect ${unknown.join(', ')}.`);
  return names.length === 0 ? defects : defects.filter(({ name }) => names.includes(name));
}

/** Checks that the checks pass with each defect. */
async function checkEach({ root }: ProjectCopy, chosen: readonly Defect[]): Promise<boolean> {
  let passed = 0;
  for (const defect of chosen) {
    const startedAt = performance.now();
    const putBack = applyDefect(root, defect);
    const { isGood, output } = await runCommand(root, { program: 'node', words: ['scripts/check.ts'] });
    putBack();
    if (isGood) passed += 1;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${isGood ? 'passes' : 'FAILS '} ${defect.name} (${defect.room}, ${seconds} s)`);
    if (!isGood) console.log(output);
  }
  console.log(`\n${passed} of ${chosen.length} pass the checks`);
  return passed === chosen.length;
}

/** Checks that the tests find enough of the defects. */
async function testEach({ root }: ProjectCopy, chosen: readonly Defect[]): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const defect of chosen) {
    const startedAt = performance.now();
    const found = await findFailure(root, defect);
    const outcome = { defect, found, seconds: (performance.now() - startedAt) / 1000 };
    outcomes.push(outcome);
    console.log(lineOf(outcome));
    // Written after each defect, so that an interrupted run of hours keeps its results.
    mkdirSync(join(projectRoot, 'test-results'), { recursive: true });
    writeFileSync(join(projectRoot, 'test-results/defects.md'), tableOf(outcomes));
  }
  console.log(`\n${tableOf(outcomes)}`);
  return isSharp(outcomes);
}

const chosen = chosenDefects();
if (hasUncommittedChanges()) console.log('What is not committed is not in the copy.');
const copy = copyProject();
process.once('exit', () => {
  stopRunning();
  copy.remove();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
console.log(`${chosen.length} defects in a copy of ${copy.commit}`);
const isGood = values['check-only'] ? await checkEach(copy, chosen) : await testEach(copy, chosen);
process.exitCode = isGood ? 0 : 1;
