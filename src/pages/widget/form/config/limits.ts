/** Max. people listed at a time; a search finds the others. */
export const PEOPLE_SHOWN = 20;
