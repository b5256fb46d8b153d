import type { Proof } from './proof.ts';
import { runSeededTests } from './run-seeded-tests.ts';

/** Kills per round and test that kills programs: enough that the server, which is killed least often, is among them. */
const KILLS_A_ROUND = 50;
const USUAL_MINUTES = 5;

/** Tests that kill programs with SIGKILL in the middle of their work. */
const KILL_TESTS = [
  'tests/print-rounds.test.ts',
  'helper/src/cli/serve.test.ts',
  'helper/src/cli/connect.test.ts',
  'server/src/foundation/store/data-dir-kills.test.ts',
];

/** Kill rounds with one seed after the other. */
export const killProof: Proof = {
  name: 'kills',
  shows: 'tabs, helper, agent, server and store are killed at random, and no label is lost or printed twice',
  needs: [],
  run: async (options) =>
    runSeededTests({
      name: 'kills',
      words: [...KILL_TESTS, '--testNamePattern', 'kill'],
      env: { TEST_KILLS: String(KILLS_A_ROUND) },
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
