/** Article search (specification 9). */
export const SEARCH_MIN_CHARS = 2;
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_DEBOUNCE_MS = 300;
/** "No articles found" is said from this many characters on (specification 8). */
export const NOTHING_FOUND_MIN_CHARS = 3;
/** Greatest height of every dropdown, in px (specification 9). */
export const DROPDOWN_MAX_HEIGHT_PX = 300;
/** How long a list stays in memory once nobody looks at it: each search leaves one, and a scanner makes many. */
export const LIST_KEPT_MS = 60_000;

/** The most characters of an extra (specification 9). */
export const EXTRA_SIZE = 2000;
/** What the server takes for an article; it checks again. */
export const ARTICLE_LIMITS = {
  nameCharacters: 200,
  identifierCharacters: 100,
  values: 200,
  valueCharacters: 10_000,
} as const;
