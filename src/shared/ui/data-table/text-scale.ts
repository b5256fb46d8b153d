/** How much larger than usual the person has set texts in the browser: 1 for 16 px, 2 for twice that. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / 16 : 1;
}
