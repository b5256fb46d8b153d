import { bitsOfDot, bytesOfLine, type DotType, type RasterPage } from './raster-page.ts';

/** First bytes of a PWG raster file (PWG 5102.4): all numbers after it have their highest byte first. */
export const pwgFileHeader: Uint8Array = Buffer.from('RaS2', 'latin1');

const headerBytes = 1796;
const pointsPerInch = 72;

/** Offsets in the page header (PWG 5102.4, “Page Header”) of the fields that are not zero. */
const at = {
  pwgRaster: 0,
  duplex: 272,
  resolution: 276,
  copies: 340,
  pageSize: 352,
  tumble: 368,
  width: 372,
  height: 376,
  bitsPerColour: 384,
  bitsPerPixel: 388,
  bytesPerLine: 392,
  colourSpace: 400,
  colours: 420,
  pageCount: 452,
  crossFeedTransform: 456,
  feedTransform: 460,
  imageBoxRight: 472,
  imageBoxBottom: 476,
} as const;

/** Values of `ColorSpace` (PWG 5102.4): sGray, sRGB, and black as the printer has it. */
const colourSpaces: Readonly<Partial<Record<DotType, number>>> = { black_1: 3, sgray_8: 18, srgb_8: 19 };

/**
 * Returns the header of a page in PWG raster (PWG 5102.4, “Page Header”): 1796 bytes. The lines follow it, compressed by
 * `packLines`. Throws for a type of dots that the format does not have.
 */
export function pwgPageHeader(page: RasterPage): Uint8Array {
  const colourSpace = colourSpaces[page.dots];
  if (colourSpace === undefined) {
    throw new Error(`PWG raster has no ${page.dots}.`);
  }
  const bytes = new Uint8Array(headerBytes);
  const header = new DataView(bytes.buffer);
  const bitsPerPixel = bitsOfDot(page.dots);
  const colours = page.dots === 'srgb_8' ? 3 : 1;
  bytes.set(Buffer.from('PwgRaster', 'latin1'), at.pwgRaster);
  const isTwoSided = page.sides !== 'one-sided';
  header.setUint32(at.duplex, isTwoSided ? 1 : 0);
  header.setUint32(at.tumble, page.sides === 'two-sided-short-edge' ? 1 : 0);
  header.setUint32(at.resolution, page.dpi.x);
  header.setUint32(at.resolution + 4, page.dpi.y);
  header.setUint32(at.copies, 1);
  header.setUint32(at.pageSize, Math.round((page.width * pointsPerInch) / page.dpi.x));
  header.setUint32(at.pageSize + 4, Math.round((page.height * pointsPerInch) / page.dpi.y));
  header.setUint32(at.width, page.width);
  header.setUint32(at.height, page.height);
  header.setUint32(at.bitsPerColour, bitsPerPixel / colours);
  header.setUint32(at.bitsPerPixel, bitsPerPixel);
  header.setUint32(at.bytesPerLine, bytesOfLine(page));
  header.setUint32(at.colourSpace, colourSpace);
  header.setUint32(at.colours, colours);
  header.setUint32(at.pageCount, page.pageCount);
  header.setInt32(at.crossFeedTransform, page.back.crossFeed);
  header.setInt32(at.feedTransform, page.back.feed);
  header.setUint32(at.imageBoxRight, page.width);
  header.setUint32(at.imageBoxBottom, page.height);
  return bytes;
}
