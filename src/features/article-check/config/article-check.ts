/** Articles of one call; the server gives no more. */
export const ARTICLES_PER_CALL = 500;
/** More articles than this are not checked: the panel says so. */
export const ARTICLES_CHECKED = 5000;
/** The articles that were read are not read again within this time. */
export const ARTICLES_FRESH_MS = 300_000;
/** Pause after an edit before all articles are checked again. */
export const CHECK_DELAY_MS = 2000;
/** Max. work of the check without a pause, in which it hears that it is no longer wanted. */
export const CHECK_SLICE_MS = 15;
/**
 * Time between two reports of what was found: that after the first one, and the longest; each is twice the one before. All
 * that was found is drawn again with each, while the page answers keys.
 */
export const CHECK_REPORT_MS = { first: 300, longest: 600 } as const;
/** Articles that do not fit are listed up to this number; the others are counted. */
export const ARTICLES_LISTED = 200;
