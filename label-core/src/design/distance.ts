import type { Box } from '../scene/frame.ts';
import type { EllipseElement, LabelElement, LineElement } from '../template/template-schema.ts';
import type { Point } from './bounds.ts';
import { placeOf } from '../scene/element-box.ts';
import { openStrokeMm } from './outline.ts';

/**
 * Returns how far a point is from what an element covers, in mm: 0 on it. A line is measured to its stroke, a frame or an
 * ellipse without a fill to its edge, everything else to its box.
 */
export function distanceTo(element: LabelElement, point: Point): number {
  if (element.type === 'line') return distanceToLine(element, point);
  const strokeMm = openStrokeMm(element);
  const box = placeOf(element);
  if (strokeMm === undefined) return distanceToBox(box, point);
  return element.type === 'ellipse'
    ? distanceToRing(element, strokeMm, point)
    : Math.max(distanceToBox(box, point), depthIn(box, point) - strokeMm);
}

/** Returns the distance of a point from a box in mm; 0 inside. */
function distanceToBox({ x, y, width, height }: Box, { xMm, yMm }: Point): number {
  return Math.hypot(Math.max(x - xMm, 0, xMm - x - width), Math.max(y - yMm, 0, yMm - y - height));
}

/** Returns how far a point inside a box is from its nearest edge in mm; 0 or less outside. */
const depthIn = ({ x, y, width, height }: Box, { xMm, yMm }: Point): number =>
  Math.min(xMm - x, x + width - xMm, yMm - y, y + height - yMm);

function distanceToLine({ x1Mm, y1Mm, x2Mm, y2Mm, strokeMm }: LineElement, { xMm, yMm }: Point): number {
  const dx = x2Mm - x1Mm;
  const dy = y2Mm - y1Mm;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((xMm - x1Mm) * dx + (yMm - y1Mm) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.max(0, Math.hypot(xMm - x1Mm - share * dx, yMm - y1Mm - share * dy) - strokeMm / 2);
}

/** Returns the distance to the edge of an ellipse along the ray from its centre, which is exact for a circle. */
function distanceToRing(element: EllipseElement, strokeMm: number, { xMm, yMm }: Point): number {
  const across = xMm - element.xMm - element.widthMm / 2;
  const down = yMm - element.yMm - element.heightMm / 2;
  const fromCentre = Math.hypot(across, down);
  const share = Math.hypot((2 * across) / element.widthMm, (2 * down) / element.heightMm);
  const radius = share === 0 ? Math.min(element.widthMm, element.heightMm) / 2 : fromCentre / share;
  return Math.max(0, fromCentre - radius, radius - strokeMm - fromCentre);
}
