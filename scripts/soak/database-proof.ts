import { runSeededTests } from './run-seeded-tests.ts';
import type { Proof } from './proof.ts';

/** Rounds until the minute is over: one takes about that long. */
const USUAL_MINUTES = 1;

/** Server while its PostgreSQL is restarted, crashes and closes connections. */
export const databaseProof: Proof = {
  name: 'database',
  shows:
    'a server whose PostgreSQL is restarted, crashes or ends connections goes on, refuses with 503 only, and does every job once',
  needs: [],
  run: async (options) =>
    runSeededTests({
      name: 'database',
      words: ['--config', 'tests/soak/vitest.config.ts', 'tests/soak/database.soak.ts'],
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
