/** Pause after a change before all rows are checked again. */
export const CHECK_DELAY_MS = 400;
