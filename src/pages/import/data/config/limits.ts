/** Rows of the file that are shown before it is imported, its headings not counted. */
export const PREVIEW_ROWS = 10;

/** Rows that are looked at to guess the headings and the columns. */
export const SAMPLE_ROWS = 30;

/** Characters shown of a cell. */
export const CELL_CHARACTERS = 120;

/** Faulty rows shown of one cause, and how many more each press shows. */
export const FAULTS_AT_ONCE = 50;

/** The most characters of the name of a file that the server keeps. */
export const FILE_NAME_CHARACTERS = 255;

/** Records that are read before the page may draw. */
export const RECORDS_AT_ONCE = 5000;
