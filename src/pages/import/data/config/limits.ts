/** Rows of the file that are shown before it is imported, its headings not counted. */
export const PREVIEW_ROWS = 10;

/** Rows that are looked at to guess the headings and the columns. */
export const SAMPLE_ROWS = 30;

/** Characters shown of a cell. */
export const CELL_CHARACTERS = 120;

/** Faulty rows shown of one cause; as many come with each further wish. */
export const FAULTS_AT_ONCE = 50;
