/** Max. size and number of widgets of a file; a larger file is refused. */
export const FILE_MAX_BYTES = 2_000_000;
export const FILE_MAX_WIDGETS = 500;
