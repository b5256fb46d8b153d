/** Max. labels with completed numbers that the notice names. */
export const COMPLETED_LABELS_SHOWN = 10;
