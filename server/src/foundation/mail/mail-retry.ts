const minuteMs = 60_000;
const longestWaitMs = 60 * minuteMs;
const givenUpAfterMs = 3 * 24 * 60 * minuteMs;

/**
 * Returns the time of the next attempt after this number of failures: after half a minute, then twice as long each
 * time, at most an hour.
 */
export const nextAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(longestWaitMs, (minuteMs / 2) * 2 ** Math.min(attempts - 1, 20)));

/** Returns whether a mail is given up: after three days its link has expired, or nobody reads that mailbox. */
export const isGivenUp = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= givenUpAfterMs;
