/**
 * Pause in typing after which problems are shown, so that a value that is still being typed is not criticised at every
 * keystroke.
 */
export const PROBLEMS_QUIET_MS = 500;

/** Pause in typing after which screen readers announce how many characters are left. */
export const COUNT_QUIET_MS = 700;

/** Time a thumbnail must be on screen before it is drawn, so that scrolling past it does not draw it. */
export const THUMBNAIL_REST_MS = 200;

/**
 * Time a template counts as fresh: a published version never changes, and a new one is seldom published within minutes.
 */
export const TEMPLATE_STALE_MS = 5 * 60_000;
