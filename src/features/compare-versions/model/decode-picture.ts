import type { LabelImage } from 'label-core';
import type { DecodedImage } from 'label-core/compare';
import { MAX_DECODED_PIXELS, DECODED_PICTURES_KEPT } from '../config/limits';

/** Cache, newest last. Compared by all bytes: a checksum could be forged. */
const decoded: { image: LabelImage; picture: DecodedImage }[] = [];

/** Returns the pixels of a picture; undefined when it cannot be decoded, as outside of browsers. */
export async function decodePicture(image: LabelImage): Promise<DecodedImage | undefined> {
  const known = decoded.find((one) => isSame(one.image.bytes, image.bytes));
  if (known) return known.picture;
  const picture = await decode(image).catch(() => undefined);
  if (!picture) return undefined;
  decoded.push({ image, picture });
  if (decoded.length > DECODED_PICTURES_KEPT) decoded.shift();
  return picture;
}

async function decode({
  bytes,
  mediaType,
  widthPx,
  heightPx,
}: LabelImage): Promise<DecodedImage | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const share = Math.min(1, Math.sqrt(MAX_DECODED_PIXELS / (widthPx * heightPx)));
  const width = Math.max(1, Math.round(widthPx * share));
  const height = Math.max(1, Math.round(heightPx * share));
  // A PDF ignores the camera orientation of a photo: so does the comparison.
  const bitmap = await createImageBitmap(new Blob([bytes.slice()], { type: mediaType }), {
    imageOrientation: 'none',
    resizeWidth: width,
    resizeHeight: height,
  });
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context?.getImageData(0, 0, width, height);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || (one.length === other.length && one.every((byte, at) => byte === other[at]));
}
