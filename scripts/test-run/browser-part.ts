import { resolve } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import type { Part } from './part.ts';
import { countPlaywright, readReport } from './read-report.ts';
import { projectRoot, resultsFolder, runProgram } from './run-program.ts';

/** Tests without `@main`, and those that do more in the run of everything. */
const NOT_IN_FULL_BEFORE = '^(?!.*@main)|@extended';

/** Journeys in a real browser: those tagged `@main`, or all. */
export const browserPart: Part = {
  name: 'browser',
  shareS: { main: 200, all: 1110 },
  run: async ({ scope, isAfterMain, isBailing, shard }) => {
    findChromium();
    const hasEndedWell = runProgram(
      'playwright',
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...(scope === 'main' ? ['--grep', '@main'] : []),
        ...(isAfterMain ? ['--grep', NOT_IN_FULL_BEFORE] : []),
        ...(shard.count > 1 ? [`--shard=${shard.index}/${shard.count}`] : []),
        ...(isBailing ? ['--max-failures=1'] : []),
      ],
      { TEST_RUN: scope },
    );
    return countPlaywright(readReport(resolve(resultsFolder, 'report.json')), hasEndedWell, projectRoot);
  },
};
