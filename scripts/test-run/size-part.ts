import type { Part } from './part.ts';
import { runProgram } from './run-program.ts';

/** Size budgets of the built app. */
export const sizePart: Part = {
  name: 'size',
  isSameInMain: true,
  shareS: { main: 5, all: 5 },
  run: async () => {
    const isGood = runProgram('node', ['scripts/size-budget.ts']);
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, files: [] };
  },
};
