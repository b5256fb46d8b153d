/** The most pixels of a decoded picture, more than it has on a label: larger ones are decoded smaller. */
export const MAX_DECODED_PIXELS = 2_000_000;

/** Decoded pictures that are kept for the next comparison. */
export const DECODED_PICTURES_KEPT = 20;

/** Regions not looked at yet that a sentence names by number. */
export const REGION_NUMBERS_SAID = 8;

/** The share of a region that has to be in view to count as seen. */
export const SEEN_SHARE = 0.9;

/** Dots per inch of a comparison without a printer. */
export const DEFAULT_DPI = 300;

/** The zoom in percent, from the whole label to its details, and its steps. */
export const MIN_ZOOM = 100;
export const MAX_ZOOM = 400;
export const ZOOM_STEP = 50;

/** The most zoom that is chosen for a small region: what is around it shows where it is. */
export const CLOSE_ZOOM = 200;
