/** Brightness range of dots that are neither ink nor paper: 0 is black, 255 white. */
const DARKEST_SHADE = 48;
const LIGHTEST_SHADE = 207;

/** Share of shades above which they are more than the soft edges of a drawing. */
const MOST_SHADES = 0.2;

/** Max. number of dots sampled per side; single dots are taken, without smoothing. */
const SAMPLE_SIDE = 300;

/**
 * Returns the share of a picture's dots that are shades between black and white, from 0 to 1. Transparent dots count as
 * paper.
 * @param pixels red, green, blue and opacity of each dot, as in a canvas
 */
export function shareOfShades(pixels: Uint8ClampedArray): number {
  const count = pixels.length / 4;
  let shades = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    const printed = 255 - ((255 - brightness) * opacity) / 255;
    if (printed > DARKEST_SHADE && printed < LIGHTEST_SHADE) shades += 1;
  }
  return count === 0 ? 0 : shades / count;
}

/**
 * Returns whether a picture has shades that a label printer cannot print: it prints dots darker than half as black, and no
 * others. Returns false for a file that this browser cannot draw.
 */
export async function hasShades(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const side = (length: number) => Math.max(1, Math.min(SAMPLE_SIDE, length));
    const canvas = document.createElement('canvas');
    canvas.width = side(picture.width);
    canvas.height = side(picture.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return false;
    context.imageSmoothingEnabled = false;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return shareOfShades(context.getImageData(0, 0, canvas.width, canvas.height).data) > MOST_SHADES;
  } catch {
    return false;
  }
}
