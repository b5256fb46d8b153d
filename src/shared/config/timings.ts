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

/** Time until the address of a blob is released; the browser has read the blob by then. */
export const BLOB_ADDRESS_KEPT_MS = 60_000;

/** Interval at which an open screen checks whether a new day has begun. */
export const DAY_CHECK_MS = 60_000;

/** Time for which a button shows that its text was copied. */
export const COPIED_SHOWN_MS = 2000;

/** Time until the list opens automatically after a deletion (specification 4). */
export const DELETED_SHOWN_MS = 5_000;

/** Keys that follow a refused key within this time belong to the same scanned code. */
export const CODE_GAP_MS = 500;
