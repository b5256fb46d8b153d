/** Timeout of the second, opaque request, which distinguishes a helper that refuses from none at all. */
export const BLIND_TIMEOUT_MS = 2000;

/** Interval between checks for new releases of the helper. */
export const RELEASE_POLL_MS = 10 * 60_000;

/** Interval between health checks, and timeout of the answer (specification 9). */
export const HEALTH_POLL_MS = 10_000;
export const HEALTH_TIMEOUT_MS = 5000;

/** Interval between reads of the helper's settings (specification 9). */
export const SETTINGS_POLL_MS = 10 * 60_000;

/** Timeout while the browser asks the person for permission. */
export const PROMPT_TIMEOUT_MS = 60_000;
