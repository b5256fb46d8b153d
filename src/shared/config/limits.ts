/** The most characters of a name that people give to something. The server takes no more and checks again. */
export const NAME_CHARACTERS = 200;

/** The most labels that can be asked for in one field or one line. */
export const MAX_QUANTITY = 10_000;

/** A search of the server starts at this many characters (specification 9). */
export const SEARCH_MIN_CHARS = 2;

/** Rows asked for in one call: the server's limit for `take`. */
export const ROWS_PER_CALL = 100;

/** The most rows that are looked through for one of them. */
export const MAX_SEARCHED_ROWS = 1000;

/**
 * Dots per inch of a label that is drawn before its printer is known: the resolution of most label printers. What can be
 * printed with it can be printed with finer ones.
 */
export const USUAL_DPI = 203;

/** How deep an answer may be wrapped: bare, under `data`, under `data.data` (design 2.1). */
export const MAX_ENVELOPE_DEPTH = 2;
