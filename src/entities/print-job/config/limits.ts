/** Labels that are printed at once without a question, where the server tells no number of the organisation. */
export const UNASKED_LABELS = 100;

/** The highest such number that the server keeps (server/src/people/organizations/print-rules.ts). */
export const MAX_UNASKED_LABELS = 1_000_000;
