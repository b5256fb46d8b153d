/** Articles shown when a connector is tried. */
export const TRIED_ARTICLES = 10;
