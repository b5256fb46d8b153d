/** A page of raster as a printer reads it; `lines` are its uncompressed lines. */
export interface DecodedPage {
  readonly width: number;
  readonly height: number;
  readonly dpi: readonly [x: number, y: number];
  readonly bitsPerDot: number;
  readonly colourSpace: number;
  readonly sides: string;
  /** Across and along the feed; only PWG raster has them. */
  readonly back?: readonly [crossFeed: number, feed: number];
  readonly pageCount: number;
  readonly lines: readonly Uint8Array[];
}

const pwgHeaderBytes = 1796;
const urfHeaderBytes = 32;
const urfFileBytes = 12;

/** Decodes PWG raster (PWG 5102.4), independently of the encoder; throws for anything that does not fit its own header. */
export function decodePwg(bytes: Uint8Array): DecodedPage[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 4) !== 'RaS2') {
    throw new Error('not PWG raster');
  }
  const pages: DecodedPage[] = [];
  for (let at = 4; at < file.length;) {
    const header = file.subarray(at, at + pwgHeaderBytes);
    const number = (offset: number) => header.readUInt32BE(offset);
    if (header.toString('latin1', 0, 10) !== 'PwgRaster\0') {
      throw new Error(`no page at ${at}`);
    }
    const described = {
      width: number(372),
      height: number(376),
      dpi: [number(276), number(280)] as const,
      bitsPerDot: number(388),
      colourSpace: number(400),
      sides: `duplex ${number(272)} tumble ${number(368)}`,
      back: [header.readInt32BE(456), header.readInt32BE(460)] as const,
      pageCount: number(452),
    };
    const lineBytes = number(392);
    if (lineBytes !== Math.ceil((described.width * described.bitsPerDot) / 8)) {
      throw new Error(`lines of ${lineBytes} bytes`);
    }
    const { lines, end } = unpack(file, at + pwgHeaderBytes, { ...described, lineBytes });
    pages.push({ ...described, lines });
    at = end;
  }
  return pages;
}

/** Decodes URF, independently of the encoder. */
export function decodeUrf(bytes: Uint8Array): DecodedPage[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, 8) !== 'UNIRAST\0') {
    throw new Error('not URF');
  }
  const pages: DecodedPage[] = [];
  for (let at = urfFileBytes; at < file.length;) {
    const dpi = file.readUInt32BE(at + 20);
    const described = {
      width: file.readUInt32BE(at + 12),
      height: file.readUInt32BE(at + 16),
      dpi: [dpi, dpi] as const,
      bitsPerDot: file.readUInt8(at),
      colourSpace: file.readUInt8(at + 1),
      sides: `code ${file.readUInt8(at + 2)}`,
      pageCount: file.readUInt32BE(8),
    };
    const lineBytes = Math.ceil((described.width * described.bitsPerDot) / 8);
    const { lines, end } = unpack(file, at + urfHeaderBytes, { ...described, lineBytes });
    pages.push({ ...described, lines });
    at = end;
  }
  return pages;
}

interface Packed {
  readonly height: number;
  readonly bitsPerDot: number;
  readonly lineBytes: number;
}

function unpack(
  file: Buffer,
  start: number,
  { height, bitsPerDot, lineBytes }: Packed,
): { readonly lines: Uint8Array[]; readonly end: number } {
  const unit = Math.max(1, bitsPerDot / 8);
  const lines: Uint8Array[] = [];
  let at = start;
  while (lines.length < height) {
    const repeats = file.readUInt8(at) + 1;
    at += 1;
    const line = Buffer.alloc(lineBytes);
    for (let filled = 0; filled < lineBytes;) {
      const code = file.readUInt8(at);
      const count = code < 128 ? code + 1 : 257 - code;
      const stored = code < 128 ? unit : count * unit;
      const units = file.subarray(at + 1, at + 1 + stored);
      if (code === 128 || units.length < stored || filled + count * unit > lineBytes) {
        throw new Error(`code ${code} at ${at}`);
      }
      line.fill(units, filled, filled + count * unit);
      filled += count * unit;
      at += 1 + stored;
    }
    lines.push(...Array.from({ length: repeats }, () => line));
  }
  if (lines.length !== height) {
    throw new Error(`${lines.length} lines of ${height}`);
  }
  return { lines, end: at };
}

/** Returns the positions of the black dots of a page with one bit or one byte for each dot, as `x,y`. */
export function blackDots(page: DecodedPage, isBlack: (value: number) => boolean): Set<string> {
  const found = new Set<string>();
  page.lines.forEach((line, y) => {
    for (let x = 0; x < page.width; x += 1) {
      const value = page.bitsPerDot === 1 ? ((line[x >> 3] ?? 0) >> (7 - (x & 7))) & 1 : (line[x] ?? 0);
      if (isBlack(value)) found.add(`${x},${y}`);
    }
  });
  return found;
}
