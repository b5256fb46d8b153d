/** Largest deviation, in dots, of the straight pieces that approximate a curve. */
const toleranceDots = 0.08;

/** Returns the number of straight pieces that a Bézier curve needs, by Wang's formula. @param degree 2 or 3 */
function piecesOf(degree: 2 | 3, bend: number): number {
  const pieces = Math.ceil(Math.sqrt(((degree * (degree - 1)) / 8) * (bend / toleranceDots)));
  return Math.min(Math.max(pieces, 1), 500);
}

/** Appends a quadratic curve that begins at the last point of a contour. */
export function quadraticTo(contour: number[], cx: number, cy: number, x: number, y: number): void {
  const fromX = contour.at(-2) ?? x;
  const fromY = contour.at(-1) ?? y;
  const pieces = piecesOf(2, Math.hypot(fromX - 2 * cx + x, fromY - 2 * cy + y));
  for (let piece = 1; piece <= pieces; piece += 1) {
    const t = piece / pieces;
    const s = 1 - t;
    contour.push(s * s * fromX + 2 * s * t * cx + t * t * x, s * s * fromY + 2 * s * t * cy + t * t * y);
  }
}

/** Appends a cubic curve that begins at the last point of a contour. @param points both control points and the end */
export function cubicTo(
  contour: number[],
  points: readonly [number, number, number, number, number, number],
): void {
  const [ax, ay, bx, by, x, y] = points;
  const fromX = contour.at(-2) ?? x;
  const fromY = contour.at(-1) ?? y;
  const bend = Math.max(
    Math.hypot(fromX - 2 * ax + bx, fromY - 2 * ay + by),
    Math.hypot(ax - 2 * bx + x, ay - 2 * by + y),
  );
  const pieces = piecesOf(3, bend);
  for (let piece = 1; piece <= pieces; piece += 1) {
    const t = piece / pieces;
    const s = 1 - t;
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    contour.push(p * fromX + q * ax + r * bx + u * x, p * fromY + q * ay + r * by + u * y);
  }
}
