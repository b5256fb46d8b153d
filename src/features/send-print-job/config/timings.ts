/** How long a report that the server did not take waits for the next attempt: twice as long each time. */
export const FIRST_REPORT_WAIT_MS = 1000;
export const LONGEST_REPORT_WAIT_MS = 30_000;

/** How often the progress of many files is drawn: they change their state faster than anybody reads. */
export const PROGRESS_SHOWN_EVERY_MS = 150;

/** The longest wait between two questions what became of a file: a person is at the printer meanwhile. */
export const LONGEST_FOLLOW_WAIT_MS = 5000;

/** The longest wait for a new print job: rendering hundreds of labels takes time, and a repeated call would be a second job. */
export const CREATE_TIMEOUT_MS = 60_000;

/** The longest wait for the outbox: a store that another page left open may never answer. */
export const OUTBOX_TIMEOUT_MS = 10_000;

/** How long print files are kept: they may hold customers' data. */
export const OUTBOX_EXPIRY_MS = 24 * 60 * 60_000;

/** The longest wait for the helper to take a file (specification 9). */
export const SEND_TIMEOUT_MS = 10_000;

/** The longest wait for what the journal of the helper says. */
export const JOURNAL_TIMEOUT_MS = 5000;
