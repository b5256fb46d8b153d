import { encode } from 'fast-png';
import { decodePng } from '../raster/decode-png.ts';
import type { LabelImage } from '../scene/label-image.ts';

/** Positions in a PNG: the first chunk is the header of 13 bytes, whose tenth is the colour type. */
const COLOR_TYPE_AT = 25;
const FIRST_CHUNK_AT = 8;
const CHUNK_FRAME = 12;
const GREY = 0;
const COLORS = 2;

/**
 * Returns the bytes of a picture as pdfkit draws them rightly. It takes the one transparent grey or colour of a PNG for
 * another one, and makes black transparent: such a picture gets an opacity for each pixel instead.
 */
export function pdfPicture({ bytes, mediaType }: LabelImage): Uint8Array {
  if (mediaType !== 'image/png' || !hasTransparentColor(bytes)) return bytes;
  const { width, height, data } = decodePng(bytes);
  return encode({ width, height, data, channels: 4, depth: 8 });
}

function hasTransparentColor(png: Uint8Array): boolean {
  const colorType = png[COLOR_TYPE_AT];
  if (colorType !== GREY && colorType !== COLORS) return false;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = FIRST_CHUNK_AT; at + CHUNK_FRAME <= png.length; at += CHUNK_FRAME + view.getUint32(at)) {
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'tRNS') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
