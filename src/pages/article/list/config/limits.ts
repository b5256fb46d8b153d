/** Names in the sentence about what was connected. */
export const LABEL_NAMES_SHOWN = 3;
