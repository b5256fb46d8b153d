/** From this many files on progress is drawn less often. */
export const MANY_ENTRIES = 20;

/** Waiting files of a printer that are asked about: it prints in order, so those behind them wait, too. */
export const WAITING_FILES_ASKED = 3;

/** Rows shown at once; more are shown on request, or where a person has to look at them. */
export const ENTRIES_SHOWN = 12;

/** The largest PDF that the helper takes. */
export const MAX_PDF_BYTES = 25 * 2 ** 20;
