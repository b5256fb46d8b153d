import type { DotType } from './raster-page.ts';

/** A dot is black below this brightness, of 255: where ink covers at least half of it. */
const blackBelow = 128;

/**
 * Splits bands of whole rows into lines of one type of dots. A band has one byte for each dot, 0 is black, or for `srgb_8`
 * three bytes. Bits that fill the last byte of a line are white. A line changes once the next one is asked for.
 */
export function* linesOfDots(
  bands: Iterable<Uint8Array>,
  { width, dots }: { readonly width: number; readonly dots: DotType },
): Generator<Uint8Array> {
  const rowBytes = dots === 'srgb_8' ? 3 * width : width;
  const isBit = dots === 'black_1' || dots === 'white_1';
  const bits = new Uint8Array(Math.ceil(width / 8));
  for (const band of bands) {
    for (let start = 0; start < band.length; start += rowBytes) {
      const row = band.subarray(start, start + rowBytes);
      if (isBit) {
        setBits(bits, row, dots === 'white_1');
      }
      yield isBit ? bits : row;
    }
  }
}

/** Stores a row as bits, the leftmost dot in the highest bit. */
function setBits(bits: Uint8Array, row: Uint8Array, isWhiteSet: boolean): void {
  bits.fill(0);
  for (let x = 0; x < row.length; x += 1) {
    if ((row[x] ?? blackBelow) < blackBelow) {
      bits[x >> 3] = (bits[x >> 3] ?? 0) | (0x80 >> (x & 7));
    }
  }
  if (isWhiteSet) {
    bits.forEach((byte, at) => {
      bits[at] = 255 - byte;
    });
  }
}
