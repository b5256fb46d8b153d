import { runSeededTests } from './run-seeded-tests.ts';
import type { Proof } from './proof.ts';

/** One round. */
const USUAL_MINUTES = 0;

/** Two servers of which one tells the other, and one goes on with the work of the other. */
export const takeOverProof: Proof = {
  name: 'take-over',
  shows:
    'an agent of one server is told within 100 ms of what another one was given, and an import of a killed server goes on within 10 s',
  needs: [],
  run: async (options) =>
    runSeededTests({
      name: 'take-over',
      words: ['--config', 'tests/soak/vitest.config.ts', 'tests/soak/take-over.soak.ts'],
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
