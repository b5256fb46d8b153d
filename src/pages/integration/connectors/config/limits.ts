/** How many articles are shown to try a connector. */
export const TRIED_ARTICLES = 10;

/** What a name may have. */
export const NAME_CHARACTERS = 200;
