import type { LabelImage } from '../scene/label-image.ts';

/** Pixels of a picture: red, green, blue and opacity of each, rows from the top (like an `ImageData`). */
export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Returns the pixels of a picture, or undefined when it cannot be decoded. */
export type DecodeImage = (image: LabelImage) => DecodedImage | undefined;
