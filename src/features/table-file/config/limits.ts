/** Rows of the file in its preview, without the headings. */
export const PREVIEW_ROWS = 10;

/** Rows sampled to detect the headings and the columns. */
export const SAMPLE_ROWS = 30;

/** Max. characters shown of a cell. */
export const CELL_CHARACTERS = 120;

/** Rows in one part of the converted file. */
export const RECORDS_AT_ONCE = 5000;
