import type { Contour } from './ink-grid.ts';

/** A line to be stroked: its points in dots, and whether its end is joined to its start. */
export interface Polyline {
  readonly points: Contour;
  readonly isClosed: boolean;
}

export interface Stroke {
  readonly widthDots: number;
  /** `round` rounds ends and corners; `flat` ends at the last point and has pointed corners. */
  readonly ends: 'flat' | 'round';
}

type Point = readonly [x: number, y: number];

/** SVG and PDF draw a bevelled corner when its point would be longer than this many times the line's width. */
const miterLimit = 10;
/** A corner with a smaller turn than this (sine of the angle) leaves no visible gap. */
const leastTurn = 0.02;

/**
 * Returns the outline of a stroked line: one piece for each straight part and each corner, all with the same winding
 * direction, so that the nonzero rule fills them as one.
 */
export function strokeContours({ points, isClosed }: Polyline, { widthDots, ends }: Stroke): Contour[] {
  const corners = withoutRepeats(points, isClosed);
  const half = widthDots / 2;
  if (half <= 0) return [];
  if (corners.length === 1) return ends === 'round' ? corners.map((corner) => disc(corner, half)) : [];
  const count = isClosed ? corners.length : corners.length - 1;
  const pieces: Contour[] = [];
  for (let at = 0; at < count; at += 1) {
    pieces.push(bar(pointAt(corners, at), pointAt(corners, at + 1), half));
  }
  for (let at = isClosed ? 0 : 1; at < count; at += 1) {
    const [before, corner, after] = [-1, 0, 1].map((step) => pointAt(corners, at + step)) as [
      Point,
      Point,
      Point,
    ];
    const join = ends === 'round' ? roundJoin : pointedJoin;
    pieces.push(...join(before, corner, after, half));
  }
  if (!isClosed && ends === 'round') {
    pieces.push(disc(pointAt(corners, 0), half), disc(pointAt(corners, corners.length - 1), half));
  }
  return pieces.map(woundOneWay);
}

const pointAt = (points: readonly Point[], at: number): Point =>
  points[(at + points.length) % points.length] ?? [0, 0];

function withoutRepeats(contour: Contour, isClosed: boolean): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < contour.length; at += 2) {
    const point: Point = [contour[at] ?? 0, contour[at + 1] ?? 0];
    const last = points.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 1e-6) points.push(point);
  }
  const [first] = points;
  const last = points.at(-1);
  if (
    isClosed &&
    points.length > 1 &&
    first &&
    last &&
    Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6
  )
    points.pop();
  return points;
}

/** Returns the direction from one point to another, as a vector of one dot. */
function wayOf([x0, y0]: Point, [x1, y1]: Point): Point {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(x1 - x0) / length, (y1 - y0) / length];
}

function bar(from: Point, to: Point, half: number): Contour {
  const [dx, dy] = wayOf(from, to);
  const [nx, ny] = [-dy * half, dx * half];
  return [
    from[0] + nx,
    from[1] + ny,
    to[0] + nx,
    to[1] + ny,
    to[0] - nx,
    to[1] - ny,
    from[0] - nx,
    from[1] - ny,
  ];
}

function roundJoin(before: Point, corner: Point, after: Point, half: number): Contour[] {
  const turn = turnOf(wayOf(before, corner), wayOf(corner, after));
  return turn.isStraight ? [] : [disc(corner, half)];
}

function pointedJoin(before: Point, corner: Point, after: Point, half: number): Contour[] {
  const ways = [wayOf(before, corner), wayOf(corner, after)] as const;
  const turn = turnOf(...ways);
  if (turn.isStraight) return [];
  // The gap is on the outside of the corner.
  const side = turn.sine > 0 ? -half : half;
  const [one, other] = ways.map(([dx, dy]): Point => [corner[0] - dy * side, corner[1] + dx * side]) as [
    Point,
    Point,
  ];
  const halfCosine = Math.sqrt(Math.max(0, (1 + turn.cosine) / 2));
  if (1 / halfCosine > miterLimit) return [[...corner, ...one, ...other]];
  const [mx, my] = wayOf(corner, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
  const reach = half / halfCosine;
  return [[...corner, ...one, corner[0] + mx * reach, corner[1] + my * reach, ...other]];
}

function turnOf([ax, ay]: Point, [bx, by]: Point): { sine: number; cosine: number; isStraight: boolean } {
  const sine = ax * by - ay * bx;
  const cosine = ax * bx + ay * by;
  return { sine, cosine, isStraight: Math.abs(sine) < leastTurn && cosine > 0 };
}

function disc([x, y]: Point, radius: number): Contour {
  const sides = Math.min(64, Math.max(12, Math.ceil(Math.sqrt(radius) * 10)));
  return Array.from({ length: sides }, (_none, side) => (2 * Math.PI * side) / sides).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ]);
}

function woundOneWay(contour: Contour): Contour {
  let area = 0;
  for (let at = 0; at < contour.length; at += 2) {
    const next = (at + 2) % contour.length;
    area += (contour[at] ?? 0) * (contour[next + 1] ?? 0) - (contour[next] ?? 0) * (contour[at + 1] ?? 0);
  }
  if (area >= 0) return contour;
  const turned: number[] = [];
  for (let at = contour.length - 2; at >= 0; at -= 2) turned.push(contour[at] ?? 0, contour[at + 1] ?? 0);
  return turned;
}
