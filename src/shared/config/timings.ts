/** Pause in typing after which a search is sent to the server (specification 9). */
export const SEARCH_DEBOUNCE_MS = 300;

/** Time for which an answer is used before the server is asked again, by how often the data changes. */
export const STALE_MS = {
  oftenChanged: 60_000,
  sometimesChanged: 5 * 60_000,
  seldomChanged: 10 * 60_000,
  changedWithReleases: 60 * 60_000,
} as const;

/** Polling interval of screens that show whether agents or connectors are connected. */
export const CONNECTION_POLL_MS = 10_000;

/** Timeout of calls that transfer files of ten megabytes over a slow line, or that read or write 100,000 rows. */
export const LONG_CALL_TIMEOUT_MS = 120_000;

/** Timeout of a token refresh. */
export const REFRESH_TIMEOUT_MS = 10_000;
/** Max. wait for a token refresh of another tab: longer than the call, so that this tab outlives it. */
export const REFRESH_LOCK_TIMEOUT_MS = 12_000;
/** Max. time until the tokens stored by another tab are visible here, and the interval of the check. */
export const SIBLING_TAB_MS = 500;
export const SIBLING_TAB_STEP_MS = 20;

/** Renewal of a token before it expires: when a fifth of its lifetime is left, but at most this many seconds before. */
export const RENEWAL_SHARE = 0.2;
export const RENEWAL_MAX_S = 60;
/** The share by which tabs spread their refreshes, so that the first one spares the others. */
export const RENEWAL_JITTER_SHARE = 0.1;
/** Wait after a refresh that failed because of the network. */
export const RENEWAL_RETRY_MS = 15_000;

/** Time until the address of a blob is released; the browser has read the blob by then. */
export const BLOB_ADDRESS_KEPT_MS = 60_000;

/** Time for which a button shows that its text was copied. */
export const COPIED_SHOWN_MS = 2000;

/** Time until the list opens automatically after a deletion (specification 4). */
export const DELETED_SHOWN_MS = 5_000;

/** Keys that follow a refused key within this time belong to the same scanned code. */
export const CODE_GAP_MS = 500;
