/**
 * Black and white dots to draw at `left`, `top` of the printable area: rows from the top, each padded to four bytes as
 * Windows wants them, leftmost dot in the highest bit, 1 is black.
 */
export interface PageBitmap {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
  readonly bits: Uint8Array;
}

const dotsInRowUnit = 32;
const bytesInRowUnit = 4;
/** Grey below this is black: a dot is black from half ink on. */
const middleGrey = 128;
/** Returns a white bitmap. */
export function whiteBitmap(area: Pick<PageBitmap, 'width' | 'height' | 'left' | 'top'>): PageBitmap {
  const { left, top, width, height } = area;
  const rowBytes = Math.ceil(width / dotsInRowUnit) * bytesInRowUnit;
  return { left, top, width, height, rowBytes, bits: new Uint8Array(rowBytes * height) };
}

/** Blackens dots in rows from `fromRow` on, from grey dots of one byte each (0 is black). */
export function blacken({ width, rowBytes, bits }: PageBitmap, fromRow: number, grey: Uint8Array): void {
  for (let dot = 0; dot < grey.length; dot += 1) {
    if ((grey[dot] ?? middleGrey) < middleGrey) {
      const x = dot % width;
      const at = (fromRow + Math.floor(dot / width)) * rowBytes + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
}

/** An area of a bitmap, in dots from its top left corner. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns whether a dot outside of the area is black. */
export function hasInkOutside({ width, height, rowBytes, bits }: PageBitmap, area: Area): boolean {
  const isInside = (x: number, y: number) =>
    x >= area.left && x < area.left + area.width && y >= area.top && y < area.top + area.height;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBlack = ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
      if (isBlack && !isInside(x, y)) {
        return true;
      }
    }
  }
  return false;
}
