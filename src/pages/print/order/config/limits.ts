/** Max. spare labels of a line: a higher number is a typing error. */
export const SPARES_AT_MOST = 99;

/** Max. cached results: an order may have this many lines and changes of them. */
export const PROBLEMS_KEPT = 5000;
