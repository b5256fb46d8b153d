/** A picture of black and white dots: rows from the top, each padded to whole bytes, leftmost dot in the highest bit. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  /** 1 is black. */
  readonly bits: Uint8Array;
}

const middleGray = 128;

/**
 * Converts greys to black and white; a dot is black when more than half of it is. @param grays one byte for each dot, 0
 * is black
 */
export function bitmapOfGrays(width: number, height: number, grays: Uint8Array): Bitmap {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((grays[y * width + x] ?? 255) < middleGray) {
        const at = y * rowBytes + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
    }
  }
  return { width, height, rowBytes, bits };
}

export function isBlack({ rowBytes, bits }: Bitmap, x: number, y: number): boolean {
  return ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
}
