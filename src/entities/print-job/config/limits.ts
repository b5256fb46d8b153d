/** So many labels are printed at once without a question, where the server tells no number of the organisation. */
export const UNASKED_LABELS = 100;
