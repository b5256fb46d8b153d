import * as fc from 'fast-check';

/**
 * `TEST_KILLS`: how often a test kills a program. `TEST_SEED`: seed for the times of the kills, fixed by default so that
 * a short test is always the same.
 */
export const killCount = Number(process.env['TEST_KILLS'] ?? 3);
const seed = Number(process.env['TEST_SEED'] ?? 1);

const mostJobsBetween = 10;
const restartMs = 10_000;

/** Returns the number of jobs before each kill. */
export const jobsBeforeKills = (): readonly number[] =>
  fc.sample(fc.integer({ min: 1, max: mostJobsBetween }), { numRuns: killCount, seed });

/** Timeout for that many kills on a busy machine. */
export const killTimeoutMs = 60_000 + killCount * restartMs;
