/** Delay before the first retry of a report that the server did not accept; doubled each time. */
export const FIRST_REPORT_WAIT_MS = 1000;
export const LONGEST_REPORT_WAIT_MS = 30_000;

/** Interval between updates of the progress of many files: they change faster than anybody reads. */
export const PROGRESS_SHOWN_EVERY_MS = 150;

const FIRST_FOLLOW_WAIT_MS = 1000;
const FOLLOW_WAIT_MS = 5000;
const LONGEST_FOLLOW_WAIT_MS = 15_000;

/**
 * Returns the wait before the next request for the state of a file, in ms: 1, 2, 4, then 5 s, as a person is at the printer
 * meanwhile. Once a tenth of what was waited is longer, it is that, at most 15 s: the file waits for somebody else, or for a
 * server that has too much to do.
 * @param waitedMs what was waited so far
 */
export const followWait = (waitedMs: number): number =>
  Math.min(waitedMs + FIRST_FOLLOW_WAIT_MS, Math.max(FOLLOW_WAIT_MS, waitedMs / 10), LONGEST_FOLLOW_WAIT_MS);

/** Timeout for a new print job: rendering hundreds of labels takes time, and a repeated call would be a second job. */
export const CREATE_TIMEOUT_MS = 60_000;

/** Timeout of the outbox: a store that another page left open may never answer. */
export const OUTBOX_TIMEOUT_MS = 10_000;

/** Time print files are stored: they may contain customers' data. */
export const OUTBOX_EXPIRY_MS = 24 * 60 * 60_000;

/** Time a series of jobs is kept: it may contain customers' data. */
export const SERIES_EXPIRY_MS = 7 * 24 * 60 * 60_000;

/** Timeout for the helper to accept a file (specification 9). */
export const SEND_TIMEOUT_MS = 10_000;

/** Timeout for an answer of the helper's journal. */
export const JOURNAL_TIMEOUT_MS = 5000;
