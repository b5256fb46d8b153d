/** Time for which an answer is used before the server is asked again, for queries that set no time of their own. */
export const DEFAULT_STALE_MS = 30_000;

/** Max. gap between two characters of a scanner. A person hardly ever presses a shortcut this soon after another key. */
export const SCANNER_BURST_MS = 60;

/** Occasional pause of a radio scanner. The key / is part of every scanned address, so that shortcut waits longer. */
export const SCANNER_STUTTER_MS = 150;

/** First and longest wait before the load of a failed screen is retried. The wait doubles with each retry. */
export const FIRST_SCREEN_RETRY_MS = 3_000;
export const LONGEST_SCREEN_RETRY_MS = 48_000;

/** Time for which an error notification is shown. */
export const ERROR_SHOWN_MS = 5_000;

/** Timeout for the code of a screen (specification 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** After this time, what waits for a screen no longer does: a helper that hangs is asked for longer. */
export const SCREEN_TIMEOUT_MS = 8_000;

/** Pause between two looks whether a screen is shown. */
export const SCREEN_LOOK_MS = 30;

/** A screen is opened with its first data when they come within this time, instead of drawing it twice. */
export const FIRST_READS_WAIT_MS = 200;

/** A pointer that rests on a link for this long is taken for the intention to follow it. */
export const LINK_REST_MS = 60;
/** Pause before a style sheet is fetched again that could not be fetched: doubled each time. */
export const STYLE_PAUSE_MS = { first: 1000, most: 60_000 };
