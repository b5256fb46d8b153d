const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long after each failure the next try comes: the steps Standard Webhooks recommends. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
] as const;

/** When to try again after so many failures; undefined after the eighth: it is given up. */
export function nextTry(failures: number, now: Date): Date | undefined {
  const waitMs = waitsMs[failures - 1];
  return waitMs === undefined ? undefined : new Date(now.getTime() + waitMs);
}
