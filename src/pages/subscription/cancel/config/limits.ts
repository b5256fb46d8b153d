/** Max. characters of the reason. */
export const REASON_CHARACTERS = 1000;
