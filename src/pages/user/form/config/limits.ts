/** Characters of a first or last name that the server takes. */
export const NAME_CHARACTERS = 200;
