/** What one print job takes (server/src/printing/print/print-request.ts says the same). */
export const LINES_PER_JOB = 100;
export const LABELS_PER_JOB = 10_000;
/** The most spare labels of a line: a higher number is a typing error. */
export const SPARES_AT_MOST = 99;

/** Problems that are kept: as many as an order may have lines, and as many changes of them. */
export const PROBLEMS_KEPT = 5000;
