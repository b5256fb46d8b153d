import { NAME_CHARACTERS } from '@/shared/config';

/** Articles offered for a search (specification 9). */
export const SEARCH_PAGE_SIZE = 10;
/** Min. characters before “No articles found” is shown (specification 8). */
export const NOTHING_FOUND_MIN_CHARS = 3;
/** Max. height of every dropdown, in px (specification 9). */
export const DROPDOWN_MAX_HEIGHT_PX = 300;

/** Max. characters of an extra (specification 9). */
export const EXTRA_SIZE = 2000;
/** Limits of the server for an article; the server checks them again. */
export const ARTICLE_LIMITS = {
  nameCharacters: NAME_CHARACTERS,
  identifierCharacters: 100,
  values: 200,
  valueCharacters: 10_000,
} as const;

/** Rows of a connector that are searched for a code; a row that equals the code is among the first. */
export const CONNECTOR_ROWS_SEARCHED = 100;
