/** The longest wait for the second, blind request, which tells a helper that refuses from none at all. */
export const BLIND_TIMEOUT_MS = 2000;

/** How often releases of the helper are looked for. */
export const RELEASE_POLL_MS = 10 * 60_000;

/** How often the helper is asked whether it is well, and the longest wait for its answer (specification 9). */
export const HEALTH_POLL_MS = 10_000;
export const HEALTH_TIMEOUT_MS = 5000;

/** How often its settings are read (specification 9). */
export const SETTINGS_POLL_MS = 10 * 60_000;

/** The longest wait while the browser asks the person for permission. */
export const PROMPT_TIMEOUT_MS = 60_000;
