/** So many labels of one article are printed without a question: more of them are seldom meant. */
export const UNASKED_LABELS = 100;
