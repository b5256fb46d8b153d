/** Max. names in the sentence about the connected articles. */
export const LABEL_NAMES_SHOWN = 3;
