/** Brightness of dots that are neither ink nor paper: 0 is black, 255 white. */
const darkestShade = 48;
const lightestShade = 207;

/** Share of shades above which they are more than the soft edges of a drawing. */
const mostShades = 0.2;

/**
 * Returns the share of a picture's dots that are shades between black and white, from 0 to 1. Transparent dots count as
 * paper.
 * @param pixels red, green, blue and opacity of each dot, as in a canvas
 */
export function shareOfShades(pixels: Uint8ClampedArray): number {
  const count = pixels.length / 4;
  let shades = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    const printed = 255 - ((255 - brightness) * (pixels[at + 3] ?? 0)) / 255;
    if (printed > darkestShade && printed < lightestShade) shades += 1;
  }
  return count === 0 ? 0 : shades / count;
}

/**
 * Returns whether a picture has shades that a thermal printer cannot print: it prints dots darker than half as black, and
 * no others.
 * @param pixels as for `shareOfShades`
 */
export function areShaded(pixels: Uint8ClampedArray): boolean {
  return shareOfShades(pixels) > mostShades;
}
