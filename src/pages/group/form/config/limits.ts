/** Characters of a group's name that the server takes. */
export const NAME_CHARACTERS = 200;

/** So many people or printers are listed at a time; a search finds the others. */
export const LISTED_AT_ONCE = 50;
