/** Number of characters left from which screen readers announce the count. */
export const NEARLY_FULL_CHARACTERS = 10;

/** Max. characters shown of the text that is too long for a variable. */
export const EXCESS_CHARACTERS_SHOWN = 40;
