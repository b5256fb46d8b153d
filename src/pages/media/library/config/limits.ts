/** Pictures shown at once; more on request, each is a download. */
export const PICTURES_AT_ONCE = 60;

/** Side of a picture in the grid, and the longest one when it is looked at, in CSS px. */
export const THUMBNAIL_PX = 116;
export const LOOK_PX = 256;

/** The most characters of the name of a folder. */
export const FOLDER_CHARACTERS = 64;
