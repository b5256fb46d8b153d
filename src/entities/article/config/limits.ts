import { NAME_CHARACTERS } from '@/shared/config';

/** Articles offered for a search (specification 9). */
export const SEARCH_PAGE_SIZE = 10;
/** From this many characters on “No articles found” is said (specification 8). */
export const NOTHING_FOUND_MIN_CHARS = 3;
/** Greatest height of every dropdown, in px (specification 9). */
export const DROPDOWN_MAX_HEIGHT_PX = 300;

/** The most characters of an extra (specification 9). */
export const EXTRA_SIZE = 2000;
/** What the server takes for an article; it checks again. */
export const ARTICLE_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  identifierCharacters: 100,
  values: 200,
  valueCharacters: 10_000,
} as const;

/** Rows of a connector that are searched for a code: one that is equal to it is among the first. */
export const CONNECTOR_ROWS_SEARCHED = 100;
