/** Results shown of one kind: more of them are found in its list. */
export const SHOWN_PER_KIND = 5;

/** Commands that are kept as recently used. */
export const RECENT_MAX = 6;

/** The most characters of what is looked for. */
export const SEARCH_MAX_CHARS = 200;
