/** How long every search waits for a pause in typing before it asks the server (specification 9). */
export const SEARCH_DEBOUNCE_MS = 300;

/** How long an answer is used before the server is asked again, by how often the thing changes. */
export const STALE_MS = {
  oftenChanged: 60_000,
  sometimesChanged: 5 * 60_000,
  seldomChanged: 10 * 60_000,
  changedWithReleases: 60 * 60_000,
} as const;

/** How often a screen that shows whether agents or connectors are connected asks again. */
export const CONNECTION_POLL_MS = 10_000;

/** The longest wait for calls that carry files of ten megabytes over a slow line, or read or write 100,000 rows. */
export const LONG_CALL_TIMEOUT_MS = 120_000;

/** The longest wait for a token refresh. */
export const REFRESH_TIMEOUT_MS = 10_000;
/** The longest wait for a token refresh of another tab: longer than the call, so that this tab outlives it. */
export const REFRESH_LOCK_TIMEOUT_MS = 12_000;
/** How long tokens stored by another tab may take to be seen here, and how often they are looked for. */
export const SIBLING_TAB_MS = 500;
export const SIBLING_TAB_STEP_MS = 20;

/** A token is renewed before it ends: when a fifth of its time is left, but at most so many seconds before. */
export const RENEWAL_SHARE = 0.2;
export const RENEWAL_MAX_S = 60;
/** The share by which tabs spread their refreshes, so that the first one spares the others. */
export const RENEWAL_JITTER_SHARE = 0.1;
/** The wait after a refresh that the network did not let through. */
export const RENEWAL_RETRY_MS = 15_000;

/** How long the address of a blob is kept: the browser has read it by then. */
export const BLOB_ADDRESS_KEPT_MS = 60_000;

/** How long a button says that its text was copied. */
export const COPIED_SHOWN_MS = 2000;

/** After a deletion the list opens by itself (specification 4). */
export const DELETED_SHOWN_MS = 5_000;

/** Keys that follow a refused one this soon belong to the same scanned code. */
export const CODE_GAP_MS = 500;
