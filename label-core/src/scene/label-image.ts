import { crc32 } from './crc32.ts';

/** A picture on a label. The same bytes return the same object, so that back ends embed it once. */
export interface LabelImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Larger pictures are refused, because a file of some kilobytes can decompress to gigabytes. */
const mostPixels = 16_000_000;

const known = new WeakMap<Uint8Array, LabelImage | null>();

/** Reads format and size from the first bytes; returns null when the picture is not a printable PNG or JPEG. */
export function readLabelImage(bytes: Uint8Array): LabelImage | null {
  const seen = known.get(bytes);
  if (seen !== undefined) return seen;
  const image = readPng(bytes) ?? readJpeg(bytes);
  const isUsable = image !== null && image.widthPx > 0 && image.heightPx > 0;
  const result = isUsable && image.widthPx * image.heightPx <= mostPixels ? image : null;
  known.set(bytes, result);
  return result;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of length, type and checksum around the data of a PNG chunk. */
const chunkFrame = 12;

function readPng(bytes: Uint8Array): LabelImage | null {
  if (bytes.length < 45 || !startsWith(bytes, 0, pngSignature) || !hasWholeChunks(bytes)) return null;
  const view = viewOf(bytes);
  return { bytes, mediaType: 'image/png', widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

/** Checks every checksum up to the end, because a damaged picture would be printed as an empty area. */
function hasWholeChunks(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = pngSignature.length;
  while (at + chunkFrame <= bytes.length) {
    const end = at + chunkFrame + view.getUint32(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4))
      return false;
    if (startsWith(bytes, at + 4, [0x49, 0x45, 0x4e, 0x44])) return true;
    at = end;
  }
  return false;
}

function readJpeg(bytes: Uint8Array): LabelImage | null {
  if (bytes.length < 12 || !startsWith(bytes, 0, [0xff, 0xd8, 0xff]) || !hasJpegEnd(bytes)) return null;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrameHeader(marker)) {
      return {
        bytes,
        mediaType: 'image/jpeg',
        widthPx: view.getUint16(at + 7),
        heightPx: view.getUint16(at + 5),
      };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/**
 * Searches for the end marker near the end of the file, as cameras may append some bytes after it; a truncated file has
 * none there.
 */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at >= Math.max(0, bytes.length - 4096); at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

/** Returns whether a marker is SOF0 to SOF15; the tables (DHT, JPG, DAC) that share these numbers are excluded. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function startsWith(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((value, index) => bytes[at + index] === value);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
