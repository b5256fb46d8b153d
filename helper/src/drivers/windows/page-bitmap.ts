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
/** Four grey points of one byte each that are white. */
const fourWhite = 0xff_ff_ff_ff;

/** Points in a row of a dot, of which its colour is the mean. */
export type Fineness = 1 | 4;

/** Returns a white bitmap. */
export function whiteBitmap(area: Pick<PageBitmap, 'width' | 'height' | 'left' | 'top'>): PageBitmap {
  const { left, top, width, height } = area;
  const rowBytes = Math.ceil(width / dotsInRowUnit) * bytesInRowUnit;
  return { left, top, width, height, rowBytes, bits: new Uint8Array(rowBytes * height) };
}

/** Blackens dots in rows from `fromRow` on, from grey points of one byte each (0 is black), `fineness` ² of them for a dot. */
export function blacken(bitmap: PageBitmap, fromRow: number, grey: Uint8Array, fineness: Fineness): void {
  const { width, height, rowBytes, bits } = bitmap;
  const rows = Math.min(height - fromRow, Math.floor(grey.length / (width * fineness * fineness)));
  const isBlack = fineness === 1 ? blackPoints(grey, width) : blackMeans(grey, width);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isBlack(x, y)) {
        const at = (fromRow + y) * rowBytes + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
    }
  }
}

const blackPoints = (grey: Uint8Array, width: number) => (x: number, y: number) =>
  (grey[y * width + x] ?? middleGrey) < middleGrey;

/** A dot is four rows of four points, and four points are one number. Most of a label is white, which is seen at once. */
function blackMeans(grey: Uint8Array, width: number) {
  const fours = new Uint32Array(grey.buffer, grey.byteOffset, grey.length >> 2);
  const limit = middleGrey * 16;
  return (x: number, y: number) => {
    const at = 4 * y * width + x;
    const first = fours[at] ?? 0;
    const [second, third, fourth] = [
      fours[at + width] ?? 0,
      fours[at + 2 * width] ?? 0,
      fours[at + 3 * width] ?? 0,
    ];
    if ((first & second & third & fourth) >>> 0 === fourWhite) {
      return false;
    }
    return sumOfBytes(first) + sumOfBytes(second) + sumOfBytes(third) + sumOfBytes(fourth) < limit;
  };
}

const sumOfBytes = (four: number) =>
  (four & 0xff) + ((four >>> 8) & 0xff) + ((four >>> 16) & 0xff) + (four >>> 24);

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
