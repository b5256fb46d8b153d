/** Article search (specification 9). */
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_DEBOUNCE_MS = 300;
/** "No articles found" is said from this many characters on (specification 8). */
export const NOTHING_FOUND_MIN_CHARS = 3;
/** Greatest height of every dropdown, in px (specification 9). */
export const DROPDOWN_MAX_HEIGHT_PX = 300;
