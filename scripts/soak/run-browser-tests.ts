import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAppIfStale } from '../app-build.ts';
import { countPlaywright, readReport } from '../test-run/read-report.ts';
import { projectRoot, resultsFolder, runProgram } from '../test-run/run-program.ts';
import { FIGURES_FILE, readFigures } from './figures.ts';
import type { ProofOutcome } from './proof.ts';

interface BrowserTests {
  /** The configuration, from the root of the project. */
  readonly config: string;
  /** Where that writes its report, below the folder of results. */
  readonly report: string;
  /** One project of it; all where none is named. */
  readonly project?: string;
  /** How often each run is played. */
  readonly rounds: number;
  /** Where a failure can be looked at. */
  readonly shownIn: string;
}

/** Runs browser tests against the built app and counts what came out. */
export async function runBrowserTests({
  config,
  report: reportName,
  project,
  rounds,
  shownIn,
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
    { [FIGURES_FILE]: figuresFile },
  );
  const { passed, failed } = countPlaywright(readReport(report), hasEndedWell, projectRoot);
  return {
    passed,
    failed,
    figures: readFigures(figuresFile),
    failures: failed > 0 ? [`what the window showed then stands in ${shownIn}`] : [],
  };
}
