import { bitsOfDot, type RasterPage, type Sides } from './raster-page.ts';

const headerBytes = 32;
/** Offsets in the page header of the fields that are not zero. */
const at = { bitsPerPixel: 0, colourSpace: 1, sides: 2, quality: 3, width: 12, height: 16, dpi: 20 } as const;
const sidesCodes: Readonly<Record<Sides, number>> = {
  'one-sided': 1,
  'two-sided-short-edge': 2,
  'two-sided-long-edge': 3,
};
const [sGray, sRgb] = [0, 1];
const normalQuality = 4;

/**
 * Returns the header of a URF file (Apple raster, AirPrint): UNIRAST, a zero and the number of pages. The format has no
 * public standard; it is written here as CUPS reads it (cups/raster-stream.c).
 */
export function urfFileHeader(pageCount: number): Uint8Array {
  const bytes = Buffer.from('UNIRAST\0\0\0\0\0', 'latin1');
  bytes.writeUInt32BE(pageCount, 8);
  return bytes;
}

/**
 * Returns the header of a page in URF: 32 bytes. The lines follow it, compressed by `packLines`. Throws for a type of
 * dots or a resolution that the format does not have.
 */
export function urfPageHeader(page: RasterPage): Uint8Array {
  if (page.dots === 'black_1' || page.dpi.x !== page.dpi.y) {
    throw new Error(`URF has no ${page.dots} at ${page.dpi.x} x ${page.dpi.y} dpi.`);
  }
  const bytes = new Uint8Array(headerBytes);
  const header = new DataView(bytes.buffer);
  header.setUint8(at.bitsPerPixel, bitsOfDot(page.dots));
  header.setUint8(at.colourSpace, page.dots === 'srgb_8' ? sRgb : sGray);
  header.setUint8(at.sides, sidesCodes[page.sides]);
  header.setUint8(at.quality, normalQuality);
  header.setUint32(at.width, page.width);
  header.setUint32(at.height, page.height);
  header.setUint32(at.dpi, page.dpi.x);
  return bytes;
}
