/** Pictures shown at first, and more on request, since each one is a download. */
export const PICTURES_AT_ONCE = 60;

/** Side length of a picture in the grid, and max. side length in the dialog, in CSS px. */
export const THUMBNAIL_PX = 116;
export const LOOK_PX = 256;

/** Max. characters of a folder name. */
export const FOLDER_CHARACTERS = 64;
