/** Number of files from which progress is drawn less often. */
export const MANY_ENTRIES = 20;

/** Max. waiting files of a printer whose state is requested: it prints in order, so those behind them wait, too. */
export const WAITING_FILES_ASKED = 3;

/** Rows shown at once; more are shown on request, or when a person must look at them. */
export const ENTRIES_SHOWN = 12;

/** Max. size of a PDF that the helper accepts, in bytes. */
export const MAX_PDF_BYTES = 25 * 2 ** 20;

/** Limits of one print job (the same as in server/src/foundation/values/print-limits.ts). */
export const LINES_PER_JOB = 100;
export const LABELS_PER_JOB = 10_000;
