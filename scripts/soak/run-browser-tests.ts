import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAppIfStale } from '../app-build.ts';
import { countPlaywright, readReport } from '../test-run/read-report.ts';
import { projectRoot, resultsFolder, runProgram } from '../test-run/run-program.ts';
import { FIGURES_FILE, readFigures } from './figures.ts';
import type { ProofOutcome } from './proof.ts';

interface BrowserTests {
  /** Path of the configuration, from the root of the project. */
  readonly config: string;
  /** Path of its report, below the folder of results. */
  readonly report: string;
  /** Project of the configuration; all by default. */
  readonly project?: string;
  /** Number of runs of each test. */
  readonly rounds: number;
  /** Where a failure can be inspected. */
  readonly shownIn: string;
  /** Variables for the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs browser tests against the built app and counts the results. */
export async function runBrowserTests({
  config,
  report: reportName,
  project,
  rounds,
  shownIn,
  env = {},
}: BrowserTests): Promise<ProofOutcome> {
  await buildAppIfStale(projectRoot);
  const report = resolve(resultsFolder, reportName);
  const figuresFile = `${report}.figures`;
  for (const file of [report, figuresFile]) rmSync(file, { force: true });
  const hasEndedWell = runProgram(
    'playwright',
    [
      'test',
      '--config',
      config,
      `--repeat-each=${rounds}`,
      ...(project === undefined ? [] : [`--project=${project}`]),
    ],
    { ...env, [FIGURES_FILE]: figuresFile },
  );
  const { passed, failed } = countPlaywright(readReport(report), hasEndedWell, projectRoot);
  return {
    passed,
    failed,
    figures: readFigures(figuresFile),
    failures: failed > 0 ? [`what the window showed then stands in ${shownIn}`] : [],
  };
}
