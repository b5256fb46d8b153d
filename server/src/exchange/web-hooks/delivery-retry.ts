const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Delays between a failure and the next attempt, in ms: the steps recommended by Standard Webhooks. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
] as const;

/**
 * Returns the time of the next attempt after this many failures; undefined after the eighth, when the delivery is given
 * up.
 */
export function nextTry(failures: number, now: Date): Date | undefined {
  const waitMs = waitsMs[failures - 1];
  return waitMs === undefined ? undefined : new Date(now.getTime() + waitMs);
}
