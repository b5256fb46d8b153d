/** Max. articles shown when a connector is tested. */
export const TRIED_ARTICLES = 10;
