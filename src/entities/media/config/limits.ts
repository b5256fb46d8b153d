/** Pictures the picker draws at once; each is a download, so more are loaded on request. */
export const PICTURES_AT_ONCE = 48;
