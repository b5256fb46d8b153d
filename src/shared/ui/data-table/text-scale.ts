/** Size of text that browsers have without a setting of the person. */
const DEFAULT_TEXT_PX = 16;

/**
 * The person's text size in relation to the browser's default: 1 for 16 px, 2 for 32 px. Read when this module is loaded,
 * before there is a page: later, the browser would have to calculate the styles of all of it first.
 */
export const TEXT_SCALE = textScale();

function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / DEFAULT_TEXT_PX : 1;
}
