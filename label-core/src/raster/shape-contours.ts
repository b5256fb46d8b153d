import type { PathSegment } from '../path/path-data.ts';
import { cubicTo } from './flatten-curve.ts';
import type { Contour } from './ink-grid.ts';
import type { Polyline } from './stroke-contours.ts';

/** Distance of the control points of a Bézier curve for a quarter of a circle of radius 1. */
const quarterCircle = 0.552284749831;

interface RoundedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** Returns a rectangle whose corners are quarters of an ellipse; with corners of half its sides it is an ellipse. */
export function boxContour({ x, y, width, height, radiusX: rx, radiusY: ry }: RoundedBox): Contour {
  const right = x + width;
  const bottom = y + height;
  if (rx <= 0 || ry <= 0) return [x, y, right, y, right, bottom, x, bottom];
  const inX = rx * (1 - quarterCircle);
  const inY = ry * (1 - quarterCircle);
  const contour = [x + rx, y, right - rx, y];
  cubicTo(contour, [right - inX, y, right, y + inY, right, y + ry]);
  contour.push(right, bottom - ry);
  cubicTo(contour, [right, bottom - inY, right - inX, bottom, right - rx, bottom]);
  contour.push(x + rx, bottom);
  cubicTo(contour, [x + inX, bottom, x, bottom - inY, x, bottom - ry]);
  contour.push(x, y + ry);
  cubicTo(contour, [x, y + inY, x + inX, y, x + rx, y]);
  return contour;
}

/** Returns the lines of a free outline, in dots. */
export function pathLines(segments: readonly PathSegment[], dotsPerMm: number): readonly Polyline[] {
  const lines: { points: number[]; isClosed: boolean }[] = [];
  const scaled = (value: number): number => value * dotsPerMm;
  for (const segment of segments) {
    const line = lines.at(-1);
    if (segment.op === 'M' || !line) {
      lines.push({ points: segment.points.slice(0, 2).map(scaled), isClosed: false });
    } else if (segment.op === 'Z') {
      line.isClosed = true;
    } else {
      const current = line.isClosed ? reopened(lines, line) : line;
      if (segment.op === 'L') current.points.push(...segment.points.map(scaled));
      else
        cubicTo(
          current.points,
          segment.points.map(scaled) as [number, number, number, number, number, number],
        );
    }
  }
  return lines;
}

/** Begins the part after `Z` without `M` at the start of the closed one. */
function reopened(
  lines: { points: number[]; isClosed: boolean }[],
  closed: { readonly points: number[] },
): { points: number[]; isClosed: boolean } {
  const line = { points: closed.points.slice(0, 2), isClosed: false };
  lines.push(line);
  return line;
}
