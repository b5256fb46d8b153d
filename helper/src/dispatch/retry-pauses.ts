/** Pauses before the next attempt while nothing has been sent to the printer; the last one repeats. */
export const retryPausesMs: readonly number[] = [1_000, 2_000, 5_000, 10_000];
/** The job fails after this long without a hand-over. */
export const retryForMs = 60_000;

/** Pauses between polls of a job in the printer; the last one repeats. */
export const followPausesMs: readonly number[] = [250, 250, 500, 1_000, 2_000];

/** Returns the pause before attempt number `attempt` (from 0); the last pause of the list repeats. */
export function pauseBefore(attempt: number, pausesMs: readonly number[]): number {
  return pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
}
