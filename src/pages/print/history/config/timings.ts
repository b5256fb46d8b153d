/** Interval at which an open screen checks whether a new day has begun. */
export const DAY_CHECK_MS = 60_000;
