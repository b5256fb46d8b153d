/** How long a list stays in memory once nobody looks at it: each search leaves one, and a scanner makes many. */
export const LIST_KEPT_MS = 60_000;

/** The longest wait for a connector: the server waits ten seconds for the program, and its refusal has to arrive. */
export const CONNECTOR_TIMEOUT_MS = 15_000;
