import type { Part } from './part.ts';
import { runProgram } from './run-program.ts';

/**
 * Types, lint, layers, dead code and format. These checks need the whole project, so the first machine runs them for
 * all.
 */
export const checkPart: Part = {
  name: 'check',
  isSameInMain: true,
  shareS: { main: 60, all: 60 },
  run: async ({ shard }) => {
    if (shard.index > 1) return { passed: 0, failed: 0, files: [] };
    const isGood = runProgram('node', ['scripts/check.ts']);
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, files: [] };
  },
};
