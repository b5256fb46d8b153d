/** Pause after a change until the design is kept in the browser. */
export const KEEP_DELAY_MS = 500;

/** Time for which an unsaved design is kept in the browser. */
export const KEPT_EXPIRY_MS = 30 * 24 * 60 * 60_000;

/** Timeout of the database of kept designs: a store that another page left open may never answer. */
export const KEPT_TIMEOUT_MS = 10_000;

/** Time after which a press of a finger that does not move opens the menu. */
export const LONG_PRESS_MS = 500;

/** Pause after a change until the dots of the printer are computed anew. */
export const DOTS_DELAY_MS = 150;

/** Time for which a design that was read ahead of its screen is kept for it: what it shows is no older. */
export const READ_AHEAD_MS = 1000;
