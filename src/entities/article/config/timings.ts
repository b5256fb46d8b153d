/** Time an unused list stays in the cache: each search adds one, and a scanner makes many searches. */
export const LIST_KEPT_MS = 60_000;

/** Timeout of a connector request: the server waits ten seconds for the program, and its error must still arrive. */
export const CONNECTOR_TIMEOUT_MS = 15_000;
