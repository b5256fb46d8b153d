import { areShaded } from './shades.ts';

/** Most dots sampled per side; single dots are taken, without smoothing. */
const sampleSide = 300;

/**
 * Returns whether a picture has shades that a label printer cannot print: it prints dots darker than half as black, and no
 * others. For browsers, workers among them. Returns false for a file that cannot be drawn there, and in Node.
 */
export async function hasShades(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const side = (length: number) => Math.max(1, Math.min(sampleSide, length));
    const [width, height] = [side(picture.width), side(picture.height)];
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) return false;
    context.imageSmoothingEnabled = false;
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    return areShaded(context.getImageData(0, 0, width, height).data);
  } catch {
    return false;
  }
}
