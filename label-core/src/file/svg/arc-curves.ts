type Point = readonly [number, number];
type Curve = readonly [handle: Point, otherHandle: Point, end: Point];

/**
 * Converts an elliptical arc of SVG (rx ry rotation large sweep) to Bézier curves of at most a quarter turn each; none
 * when a radius is 0 or start and end are the same.
 */
export function arcCurves(
  from: Point,
  [givenRx = 0, givenRy = 0, degrees = 0, isLarge = 0, isSweep = 0]: readonly number[],
  to: Point,
): readonly Curve[] {
  let rx = Math.abs(givenRx);
  let ry = Math.abs(givenRy);
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [];
  const turn = (degrees * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  // Half the vector between both ends, in the axes of the ellipse.
  const halfX = (cos * (from[0] - to[0]) + sin * (from[1] - to[1])) / 2;
  const halfY = (-sin * (from[0] - to[0]) + cos * (from[1] - to[1])) / 2;
  const reach = (halfX / rx) ** 2 + (halfY / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const below = (rx * halfY) ** 2 + (ry * halfX) ** 2;
  const spare = Math.max(0, ((rx * ry) ** 2 - below) / below);
  const side = (isLarge === isSweep ? -1 : 1) * Math.sqrt(spare);
  const ownX = (side * rx * halfY) / ry;
  const ownY = (-side * ry * halfX) / rx;
  const centerX = cos * ownX - sin * ownY + (from[0] + to[0]) / 2;
  const centerY = sin * ownX + cos * ownY + (from[1] + to[1]) / 2;
  const first = Math.atan2((halfY - ownY) / ry, (halfX - ownX) / rx);
  const last = Math.atan2((-halfY - ownY) / ry, (-halfX - ownX) / rx);
  let sweep = last - first;
  if (isSweep === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (isSweep !== 1 && sweep > 0) sweep -= 2 * Math.PI;

  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const part = sweep / parts;
  const reachOfHandle = (4 / 3) * Math.tan(part / 4);
  const place = (x: number, y: number): Point => [
    centerX + cos * rx * x - sin * ry * y,
    centerY + sin * rx * x + cos * ry * y,
  ];
  return Array.from({ length: parts }, (_, index) => {
    const a = first + index * part;
    const b = a + part;
    return [
      place(Math.cos(a) - reachOfHandle * Math.sin(a), Math.sin(a) + reachOfHandle * Math.cos(a)),
      place(Math.cos(b) + reachOfHandle * Math.sin(b), Math.sin(b) - reachOfHandle * Math.cos(b)),
      index === parts - 1 ? to : place(Math.cos(b), Math.sin(b)),
    ];
  });
}
