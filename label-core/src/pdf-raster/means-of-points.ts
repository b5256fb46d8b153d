/** Points in a row of a dot, of which its brightness is the mean. */
export const fine = 4;

/** Four points of one byte each that are white. */
const fourWhite = 0xff_ff_ff_ff;
const white = 255;

/**
 * Writes, for each dot of one byte, the mean of its 4 × 4 points into `dots`. Both are whole rows; `points` begins at a
 * multiple of four bytes, as memory that was allocated does.
 * @param width dots in a row
 */
export function meansOfGray(points: Uint8Array, dots: Uint8Array, width: number): void {
  // Four points are one number. Most of a label is white, which is seen at once.
  const fours = new Uint32Array(points.buffer, points.byteOffset, points.length / fine);
  for (let dot = 0, row = 0; dot < dots.length; row += fine * width) {
    for (let at = row; at < row + width; at += 1, dot += 1) {
      const first = fours[at] ?? 0;
      const second = fours[at + width] ?? 0;
      const third = fours[at + 2 * width] ?? 0;
      const fourth = fours[at + 3 * width] ?? 0;
      dots[dot] =
        (first & second & third & fourth) >>> 0 === fourWhite
          ? white
          : (sumOfBytes(first) + sumOfBytes(second) + sumOfBytes(third) + sumOfBytes(fourth)) / (fine * fine);
    }
  }
}

const sumOfBytes = (four: number) =>
  (four & 0xff) + ((four >>> 8) & 0xff) + ((four >>> 16) & 0xff) + (four >>> 24);

/** Does the same for dots of three bytes, one for each colour. */
export function meansOfColours(points: Uint8Array, dots: Uint8Array, width: number): void {
  const rowBytes = 3 * fine * width;
  for (let at = 0; at < dots.length; at += 1) {
    const dot = Math.floor(at / 3);
    const start = Math.floor(dot / width) * fine * rowBytes + (dot % width) * 3 * fine + (at % 3);
    let sum = 0;
    for (let row = start; row < start + fine * rowBytes; row += rowBytes)
      for (let point = row; point < row + 3 * fine; point += 3) sum += points[point] ?? white;
    dots[at] = sum / (fine * fine);
  }
}
