/** Between these a dot is neither ink nor paper: 0 is black, 255 white. */
const DARKEST_SHADE = 48;
const LIGHTEST_SHADE = 207;

/** More of it than the soft edges of a drawing have. */
const MOST_SHADES = 0.2;

/** As many dots of a picture as are looked at, along each side: one beside the other, not mixed. */
const SAMPLE_SIDE = 300;

/**
 * The share of a picture that is a shade between black and white, from 0 to 1. What is transparent is paper.
 * @param pixels red, green, blue and opacity of each dot, as a canvas has them
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
 * Whether a picture has shades that a label printer does not print: it prints black where a picture is darker than
 * half, and nothing elsewhere. False for what this browser cannot draw.
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
