import * as fc from 'fast-check';

/** `TEST_KILLS` is how often a program is killed in a test, `TEST_SEED` when: a short test is the same each time. */
export const killCount = Number(process.env['TEST_KILLS'] ?? 3);
const seed = Number(process.env['TEST_SEED'] ?? 1);

const mostJobsBetween = 10;
const restartMs = 10_000;

/** How many jobs go by before each kill. */
export const jobsBeforeKills = (): readonly number[] =>
  fc.sample(fc.integer({ min: 1, max: mostJobsBetween }), { numRuns: killCount, seed });

/** How long so many kills may take on a busy machine. */
export const killTimeoutMs = 60_000 + killCount * restartMs;
