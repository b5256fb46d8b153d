/** Fewer characters are not searched for in the system behind a connector; none at all is its first page. */
export const SEARCH_MIN_CHARS = 2;
