import type { InkGrid } from '../raster/ink-grid.ts';

/** A picture of black and white dots: rows from the top, each padded to whole bytes, leftmost dot in the highest bit. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  /** 1 is black. */
  readonly bits: Uint8Array;
}

const middleInk = 127;

/** Converts amounts of ink, one byte for each dot (255 is black), to black and white; a dot is black from half on. */
export function bitmapOfInk({ width, height, ink }: Pick<InkGrid, 'width' | 'height' | 'ink'>): Bitmap {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  const mark = (dot: number) => {
    if ((ink[dot] ?? 0) <= middleInk) return;
    const y = Math.floor(dot / width);
    const x = dot - y * width;
    const at = y * rowBytes + (x >> 3);
    bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
  };
  // Most of a label is white: four dots are looked at together.
  const fours = new Uint32Array(ink.buffer, ink.byteOffset, ink.length >> 2);
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue;
    for (let dot = 4 * four; dot < 4 * four + 4; dot += 1) mark(dot);
  }
  for (let dot = 4 * fours.length; dot < ink.length; dot += 1) mark(dot);
  return { width, height, rowBytes, bits };
}

export function isBlack({ rowBytes, bits }: Bitmap, x: number, y: number): boolean {
  return ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
}
