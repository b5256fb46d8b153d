import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CommandResult } from './run-command.ts';

/** Test that failed, or test file that could not be run. */
export interface FailedTest {
  readonly runner: 'vitest' | 'playwright';
  /** Path from the project's root. */
  readonly file: string;
  /** "" for a file that failed as a whole. */
  readonly title: string;
}

/** Part of Vitest's JSON report that is used here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Reason why the file could not be run; also "" for one that was not started because another one failed. */
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Part of Playwright's JSON report that is used here. */
interface PlaywrightReport extends PlaywrightSuite {
  readonly config: { readonly rootDir: string };
}

/** Returns the failed tests in the reports of all runners in a folder. */
export function readFailedTests(root: string, folder: string): FailedTest[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => failedIn(root, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

function failedIn(root: string, report: Partial<VitestReport & PlaywrightReport>): FailedTest[] {
  const { testResults, config, suites } = report;
  if (testResults) return failedOfVitest(root, { testResults });
  return config && suites ? failedOfPlaywright(root, config.rootDir, { suites }) : [];
}

function failedOfVitest(root: string, { testResults }: VitestReport): FailedTest[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length === 0 && message !== '' ? [''] : failed.map(({ fullName }) => fullName);
      return titles.map((title) => ({ runner: 'vitest' as const, file, title }));
    });
}

function failedOfPlaywright(
  root: string,
  rootDir: string,
  { specs = [], suites = [] }: PlaywrightSuite,
): FailedTest[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file }) => ({
        runner: 'playwright' as const,
        file: relative(root, resolve(rootDir, file)),
        title,
      })),
    ...suites.flatMap((suite) => failedOfPlaywright(root, rootDir, suite)),
  ];
}

/** Returns the parts of `pnpm test` that failed and are not tests: "size budget". */
export const failedParts = ({ output }: CommandResult): string[] =>
  Array.from(output.matchAll(/^FAILED:? +(.+)$/gm), ([, part = '']) => part.trim());
