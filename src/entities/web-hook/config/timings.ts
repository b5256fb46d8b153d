/** Polling interval of the log while an attempt is pending. */
export const DELIVERY_POLL_MS = 5000;
