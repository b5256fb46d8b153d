import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { FileTime, PartResult } from './part.ts';

/** Part of the output of Vitest's JSON reporter that is used here. */
interface VitestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly startTime?: number;
    readonly endTime?: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Part of the output of Playwright's JSON reporter that is used here. */
interface PlaywrightReport {
  readonly config?: { readonly rootDir?: string };
  readonly stats?: { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number };
  readonly suites?: readonly PlaywrightSuite[];
}

/** Returns the report a program wrote, or undefined when it ended before. */
export const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Counts a report of Vitest; a run that failed without counting a failure counts as one. */
export function countVitest(report: unknown, hasEndedWell: boolean, root: string): PartResult {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as VitestReport;
  return {
    passed: numPassedTests,
    failed: failuresOf(numFailedTests, hasEndedWell),
    files: testResults.map(({ name, startTime = 0, endTime = startTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
  };
}

/** Counts a report of Playwright. A test that passed only at its second attempt counts as failed. */
export function countPlaywright(report: unknown, hasEndedWell: boolean, root: string): PartResult {
  const { config, stats = {}, suites = [] } = (report ?? {}) as PlaywrightReport;
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  return {
    passed: expected,
    failed: failuresOf(unexpected + flaky, hasEndedWell),
    files: suites.map((suite): FileTime => ({
      file: relative(root, resolve(config?.rootDir ?? root, suite.file)),
      ms: durationOf(suite),
    })),
  };
}

const failuresOf = (counted: number, hasEndedWell: boolean) => (counted === 0 && !hasEndedWell ? 1 : counted);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const durationOf = ({ specs = [], suites = [] }: PlaywrightSuite): number =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(durationOf));
