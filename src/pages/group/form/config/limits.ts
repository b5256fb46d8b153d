/** Max. people or printers listed at a time; a search finds the others. */
export const LISTED_AT_ONCE = 50;
