/** Characters per line of a value's field, and the max. number of lines it grows to. */
export const LINE_CHARACTERS = 48;
export const MAX_VALUE_LINES = 6;

/** Max. labels drawn at once: more would slow down every keystroke. */
export const PREVIEWS_AT_ONCE = 3;

/** Orders offered without a search, to add an article to. */
export const OFFERED_ORDERS = 100;

/** Max. orders of an article that are listed by name. */
export const ORDERS_NAMED = 20;
