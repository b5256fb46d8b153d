/** Pauses before the next try while nothing has left for the printer; the last one repeats. */
export const retryPausesMs: readonly number[] = [1_000, 2_000, 5_000, 10_000];
/** After this long without a hand-over the job fails. */
export const retryForMs = 60_000;

/** Pauses between two looks at a job in the printer; the last one repeats. */
export const followPausesMs: readonly number[] = [250, 250, 500, 1_000, 2_000];

/** The pause before try number `attempt` (from 0); the last pause of the list repeats. */
export function pauseBefore(attempt: number, pausesMs: readonly number[]): number {
  return pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
}
