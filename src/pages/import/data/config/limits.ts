/** Rows of the file in the preview before the import, without the headings. */
export const PREVIEW_ROWS = 10;

/** Rows sampled to detect the headings and the columns. */
export const SAMPLE_ROWS = 30;

/** Max. characters shown of a cell. */
export const CELL_CHARACTERS = 120;

/** Faulty rows shown per cause at first, and with each press of the button for more. */
export const FAULTS_AT_ONCE = 50;

/** Max. characters of a file name that the server stores. */
export const FILE_NAME_CHARACTERS = 255;

/** Rows in one part of the converted file. */
export const RECORDS_AT_ONCE = 5000;
