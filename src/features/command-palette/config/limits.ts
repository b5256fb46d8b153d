/** Searches of the server start at this many characters and wait for a pause in typing (specification 9). */
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_DEBOUNCE_MS = 300;

/** Results of one kind: who needs more looks in its list. */
export const SHOWN_PER_KIND = 5;

export const RECENT_MAX = 6;
