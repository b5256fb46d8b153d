/** Pictures drawn at once in the picker; more on request, each is a download. */
export const PICTURES_AT_ONCE = 48;
