/** Polling interval of the log while an attempt is pending. */
export const DELIVERY_POLL_MS = 5000;

/** Timeout of calls that send something to a web hook, whose receiver has five seconds to answer. */
export const WEB_HOOK_TIMEOUT_MS = 20_000;
