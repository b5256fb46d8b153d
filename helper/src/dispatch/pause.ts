/** The pause before try number `attempt` (from 0); the last pause of the list repeats. */
export function pauseBefore(attempt: number, pausesMs: readonly number[]): number {
  return pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
}
