/** What one print job takes (server/src/printing/print/print-request.ts says the same). */
export const LINES_PER_JOB = 100;
export const LABELS_PER_JOB = 10_000;
/** More spares than this for each line are a slip of the finger. */
export const SPARES_AT_MOST = 99;
