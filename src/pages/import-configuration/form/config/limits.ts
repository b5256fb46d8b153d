/** The longest name the server keeps. */
export const NAME_CHARACTERS = 200;
