/** Max. characters of a heading that is saved with a mapping. */
export const HEADING_CHARACTERS = 200;

/** Mappings that the browser keeps for a server that keeps none. */
export const MAPPINGS_KEPT = 20;

/** Pause after a change before all rows are checked again. */
export const CHECK_DELAY_MS = 400;
