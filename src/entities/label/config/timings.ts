/** The pause in typing after which problems are said: not at every keystroke on the way to a right value. */
export const PROBLEMS_QUIET_MS = 500;

/** The pause in typing after which screen readers say how many characters are left. */
export const COUNT_QUIET_MS = 700;

/** A thumbnail is drawn once it has been on the screen for this long, not while the list is scrolled past it. */
export const THUMBNAIL_REST_MS = 200;

/** How long a template is used: a published version never changes, and people seldom publish a new one within minutes. */
export const TEMPLATE_STALE_MS = 5 * 60_000;
