/** Max. print jobs on the home screen. */
export const LAST_PRINTS_SHOWN = 3;
