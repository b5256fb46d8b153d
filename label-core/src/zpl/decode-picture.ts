import jpeg from 'jpeg-js';
import type { DecodedImage } from '../raster/decoded-image.ts';
import type { LabelImage } from '../scene/label-image.ts';
import { decodePng } from '../raster/decode-png.ts';

/** Megapixels of the largest picture of a label, and what its decoding may take. */
const JPEG_LIMITS = { maxResolutionInMP: 16, maxMemoryUsageInMB: 400 } as const;

const known = new WeakMap<LabelImage, DecodedImage | undefined>();

/**
 * Returns the stored pixels of a PNG or JPEG, without regard to the orientation mark of a camera; undefined when it
 * cannot be decoded. The same picture is decoded once.
 */
export function decodePicture(image: LabelImage): DecodedImage | undefined {
  if (!known.has(image)) known.set(image, decode(image));
  return known.get(image);
}

function decode({ bytes, mediaType }: LabelImage): DecodedImage | undefined {
  try {
    return mediaType === 'image/png'
      ? decodePng(bytes)
      : jpeg.decode(bytes, { useTArray: true, formatAsRGBA: true, ...JPEG_LIMITS });
  } catch {
    return undefined;
  }
}
