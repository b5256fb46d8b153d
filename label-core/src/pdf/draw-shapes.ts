import type { EllipseNode, LineNode, RectangleNode } from '../scene/scene.ts';
import { operand as n } from './operand.ts';

/** Distance of the control points of a Bézier curve for a quarter of a circle of radius 1. */
const quarterCircle = 0.552284749831;

/** Returns the operator that paints the current path: filled, stroked, both or neither. */
function paint({
  fill,
  strokeMm,
}: {
  readonly fill: 'black' | 'white' | 'none';
  readonly strokeMm: number;
}): string {
  const isFilled = fill !== 'none';
  const isStroked = strokeMm > 0;
  if (isFilled && isStroked) return 'B';
  if (isFilled) return 'f';
  return isStroked ? 'S' : 'n';
}

function ink({
  fill,
  strokeMm,
}: {
  readonly fill: 'black' | 'white' | 'none';
  readonly strokeMm: number;
}): string {
  return `${fill === 'white' ? 1 : 0} g 0 G ${n(strokeMm)} w`;
}

export function drawRectangle(node: RectangleNode): string {
  const { xMm: x, yMm: y, widthMm: w, heightMm: h, radiusMm: r } = node;
  const outline = r > 0 ? roundedOutline(x, y, w, h, r, r) : `${n(x)} ${n(y)} ${n(w)} ${n(h)} re`;
  return `${ink(node)} ${outline} ${paint(node)}`;
}

export function drawEllipse(node: EllipseNode): string {
  const { centerXMm, centerYMm, radiusXMm: rx, radiusYMm: ry } = node;
  const outline = roundedOutline(centerXMm - rx, centerYMm - ry, 2 * rx, 2 * ry, rx, ry);
  return `${ink(node)} ${outline} ${paint(node)}`;
}

export function drawLine({ x1Mm, y1Mm, x2Mm, y2Mm, strokeMm }: LineNode): string {
  return `0 G ${n(strokeMm)} w ${n(x1Mm)} ${n(y1Mm)} m ${n(x2Mm)} ${n(y2Mm)} l S`;
}

/** Returns a rectangle whose corners are quarters of an ellipse; with corners of half its sides it is an ellipse. */
function roundedOutline(x: number, y: number, w: number, h: number, rx: number, ry: number): string {
  const right = x + w;
  const bottom = y + h;
  const inX = rx * (1 - quarterCircle);
  const inY = ry * (1 - quarterCircle);
  return [
    `${n(x + rx)} ${n(y)} m`,
    line(right - rx, y),
    curve(right - inX, y, right, y + inY, right, y + ry),
    line(right, bottom - ry),
    curve(right, bottom - inY, right - inX, bottom, right - rx, bottom),
    line(x + rx, bottom),
    curve(x + inX, bottom, x, bottom - inY, x, bottom - ry),
    line(x, y + ry),
    curve(x, y + inY, x + inX, y, x + rx, y),
    'h',
  ].join(' ');
}

function line(...numbers: readonly number[]): string {
  return `${numbers.map(n).join(' ')} l`;
}

function curve(...numbers: readonly number[]): string {
  return `${numbers.map(n).join(' ')} c`;
}
