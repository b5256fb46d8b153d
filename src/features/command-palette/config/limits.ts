/** Max. results shown per kind: the list of the kind finds more. */
export const SHOWN_PER_KIND = 5;

/** Max. recently used commands that are stored. */
export const RECENT_MAX = 6;

/** Max. characters of the search text. */
export const SEARCH_MAX_CHARS = 200;
