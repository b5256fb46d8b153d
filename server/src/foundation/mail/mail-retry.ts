const minuteMs = 60_000;
const longestWaitMs = 60 * minuteMs;
const givenUpAfterMs = 3 * 24 * 60 * minuteMs;

/** When to try again after the given number of failures: half a minute later, then twice as long each time, at most an hour. */
export const nextAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(longestWaitMs, (minuteMs / 2) * 2 ** Math.min(attempts - 1, 20)));

/** A mail older than three days has nothing left to say: its link has ended, or nobody reads that mailbox. */
export const isGivenUp = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= givenUpAfterMs;
