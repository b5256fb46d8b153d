/** Timeout of a token refresh. */
export const REFRESH_TIMEOUT_MS = 10_000;
/** Max. wait for a token refresh of another tab: longer than the call, so that this tab outlives it. */
export const REFRESH_LOCK_TIMEOUT_MS = 12_000;
/** Max. time until the tokens stored by another tab are visible here, and the interval of the check. */
export const SIBLING_TAB_MS = 500;
export const SIBLING_TAB_STEP_MS = 20;
/** The lock is kept this long after new tokens are stored: by then every tab reads them. */
export const STORED_EVERYWHERE_MS = 100;

/** Renewal of a token before it expires: when a fifth of its lifetime is left, but at most this many seconds before. */
export const RENEWAL_SHARE = 0.2;
export const RENEWAL_MAX_S = 60;
/** The share by which tabs spread their refreshes, so that the first one spares the others. */
export const RENEWAL_JITTER_SHARE = 0.1;
/** Wait after a refresh that failed because of the network. */
export const RENEWAL_RETRY_MS = 15_000;
