import { resolve } from 'node:path';
import type { Part } from './part.ts';
import { countVitest, readReport } from './read-report.ts';
import { projectRoot, resultsFolder, runProgram } from './run-program.ts';

/** Tests of all rooms that need no browser. `TEST_RUN` and `TEST_AFTER_MAIN` set their extent. */
export const unitPart: Part = {
  name: 'unit',
  shareS: { main: 280, all: 300 },
  run: async ({ scope, isAfterMain, isBailing, shard }) => {
    const file = resolve(resultsFolder, 'unit.json');
    const hasEndedWell = runProgram(
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(shard.count > 1 ? [`--shard=${shard.index}/${shard.count}`] : []),
        ...(isBailing ? ['--bail=1'] : []),
      ],
      { TEST_RUN: scope, TEST_AFTER_MAIN: isAfterMain ? 'yes' : 'no' },
    );
    return countVitest(readReport(file), hasEndedWell, projectRoot);
  },
};
