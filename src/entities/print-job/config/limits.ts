/** Max. labels printed at once without a confirmation, when the server sends no number of the organisation. */
export const UNASKED_LABELS = 100;

/** Max. value of that number that the server accepts (server/src/people/organizations/print-rules.ts). */
export const MAX_UNASKED_LABELS = 1_000_000;
