/** How often the log is read again while an attempt is still to come. */
export const DELIVERY_POLL_MS = 5000;

/** The longest wait for calls that send something to a web hook: its receiver has five seconds. */
export const WEB_HOOK_TIMEOUT_MS = 20_000;
