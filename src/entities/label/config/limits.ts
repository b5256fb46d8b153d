/** From this many characters left on screen readers say the count. */
export const NEARLY_FULL_CHARACTERS = 10;

/** Characters shown of what is too much for a variable. */
export const EXCESS_CHARACTERS_SHOWN = 40;
