/** Characters of a line of the field of a value, and the most lines it grows to. */
export const LINE_CHARACTERS = 48;
export const MAX_VALUE_LINES = 6;

/** Labels drawn at once: more would slow every keystroke down. */
export const PREVIEWS_AT_ONCE = 3;

/** Orders that an article can be put into without a search. */
export const OFFERED_ORDERS = 100;

/** Orders of an article that are named. */
export const ORDERS_NAMED = 20;
