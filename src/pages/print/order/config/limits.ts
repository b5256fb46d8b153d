/** Limits of one print job (the same as in server/src/printing/print/print-request.ts). */
export const LINES_PER_JOB = 100;
export const LABELS_PER_JOB = 10_000;
/** Max. spare labels of a line: a higher number is a typing error. */
export const SPARES_AT_MOST = 99;

/** Max. cached results: an order may have this many lines and changes of them. */
export const PROBLEMS_KEPT = 5000;
