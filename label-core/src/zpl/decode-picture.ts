import jpeg from 'jpeg-js';
import type { DecodedImage, DecodeImage } from '../raster/decoded-image.ts';
import type { LabelImage } from '../scene/label-image.ts';
import { decodePng } from '../raster/decode-png.ts';

/** Megapixels of the largest picture of a label, and what its decoding may take. */
const JPEG_LIMITS = { maxResolutionInMP: 16, maxMemoryUsageInMB: 400 } as const;

/**
 * Returns a decoder that gives the stored pixels of a PNG or JPEG, without regard to the orientation mark of a camera;
 * undefined when it cannot be decoded. The same picture is decoded once. The pixels live as long as the decoder: one is
 * for a job.
 */
export function pictureDecoder(): DecodeImage {
  const known = new Map<LabelImage, DecodedImage | undefined>();
  return (image) => {
    if (!known.has(image)) known.set(image, decode(image));
    return known.get(image);
  };
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
