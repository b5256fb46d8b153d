/** Max. characters of a name. The server checks the same limit again. */
export const NAME_CHARACTERS = 200;

/** Max. labels in one quantity field or one line. */
export const MAX_QUANTITY = 10_000;

/** Min. characters of a search that is sent to the server (specification 9). */
export const SEARCH_MIN_CHARS = 2;

/** Rows per request: the server's limit for `take`. */
export const ROWS_PER_CALL = 100;

/** Max. rows that are searched for one row. */
export const MAX_SEARCHED_ROWS = 1000;

/**
 * Resolution, in dots per inch, of a label that is drawn before its printer is known: that of most label printers. What
 * can be printed at this resolution can also be printed at finer ones.
 */
export const USUAL_DPI = 203;

/** Max. nesting of an answer's envelope: bare, under `data`, under `data.data` (design 2.1). */
export const MAX_ENVELOPE_DEPTH = 2;
