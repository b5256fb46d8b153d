/** Max. pixels of a decoded picture, more than it has on a label: larger ones are scaled down when decoded. */
export const MAX_DECODED_PIXELS = 2_000_000;

/** Number of decoded pictures cached for the next comparison. */
export const DECODED_PICTURES_KEPT = 20;

/** Max. unseen regions that a sentence lists by number. */
export const REGION_NUMBERS_SAID = 8;

/** Share of a region that must be in view to count as seen. */
export const SEEN_SHARE = 0.9;

/** Dots per inch of a comparison without a printer. */
export const DEFAULT_DPI = 300;

/** Min. zoom in percent, which shows the whole label; then the max. zoom, for details, and the step. */
export const MIN_ZOOM = 100;
export const MAX_ZOOM = 400;
export const ZOOM_STEP = 50;

/** Max. zoom that is chosen automatically for a small region, so that its surroundings show where it is. */
export const CLOSE_ZOOM = 200;
