import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAppIfStale } from '../app-build.ts';
import { countPlaywright, readReport } from '../test-run/read-report.ts';
import { projectRoot, resultsFolder, runProgram } from '../test-run/run-program.ts';
import { FIGURES_FILE, readFigures } from './figures.ts';
import type { Proof } from './proof.ts';

/** The main journeys in the browsers of Debian, over the real wire. */
export const browserProof: Proof = {
  name: 'browsers',
  shows: 'signing in, printing, importing and publishing work in Firefox and WebKitGTK as in Chromium',
  needs: [
    { command: 'firefox-esr', debianPackage: 'firefox-esr' },
    { command: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
    { command: 'Xvfb', debianPackage: 'xvfb' },
  ],
  run: async ({ rounds = 1 }) => {
    await buildAppIfStale(projectRoot);
    const report = resolve(resultsFolder, 'engines.json');
    const figuresFile = resolve(resultsFolder, 'browsers.figures');
    for (const file of [report, figuresFile]) rmSync(file, { force: true });
    const hasEndedWell = runProgram(
      'playwright',
      ['test', '--config', 'e2e/engines/playwright.config.ts', `--repeat-each=${rounds}`],
      { [FIGURES_FILE]: figuresFile },
    );
    const { passed, failed } = countPlaywright(readReport(report), hasEndedWell, projectRoot);
    return {
      passed,
      failed,
      figures: readFigures(figuresFile),
      failures: failed > 0 ? ['what the window showed then stands in test-results/engines'] : [],
    };
  },
};
