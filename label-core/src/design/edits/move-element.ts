import type { Box } from '../../scene/frame.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { LabelElement } from '../../template/template-schema.ts';
import { placeOf } from '../../scene/element-box.ts';
import { clamp, roundMm } from '../hundredth.ts';

const { sideMm } = templateLimits;

/** Returns an element that is moved, its place at 0.01 mm. An axis along which it does not move stays as it is. */
export function moved(element: LabelElement, dxMm: number, dyMm: number): LabelElement {
  if (element.type !== 'line') {
    return { ...element, xMm: by(element.xMm, dxMm), yMm: by(element.yMm, dyMm) };
  }
  return {
    ...element,
    x1Mm: by(element.x1Mm, dxMm),
    y1Mm: by(element.y1Mm, dyMm),
    x2Mm: by(element.x2Mm, dxMm),
    y2Mm: by(element.y2Mm, dyMm),
  };
}

const by = (mm: number, delta: number): number => (delta === 0 ? mm : roundMm(mm + delta));

/** Smallest side of a box that an edit makes, in mm. */
export const leastSideMm = 0.01;

/** Returns an element other than a line in another box, at 0.01 mm and within the limits of a template. */
export function boxed<Element extends Exclude<LabelElement, { type: 'line' }>>(
  element: Element,
  { x, y, width, height }: Box,
): Element {
  return {
    ...element,
    xMm: limitedPlace(x),
    yMm: limitedPlace(y),
    widthMm: limitedSide(width),
    heightMm: limitedSide(height),
  };
}

/** Returns a place at 0.01 mm within the limits of a template. */
export const limitedPlace = (mm: number): number => roundMm(clamp(mm, -sideMm, sideMm));

/** Returns a length at 0.01 mm within the limits of a template. */
export const limitedSide = (mm: number): number => roundMm(clamp(mm, leastSideMm, sideMm));

/** Returns whether the place of an element is within the limits of a template. */
export function isWithinLimits(element: LabelElement): boolean {
  const { x, y, width, height } = placeOf(element);
  return isIn(x) && isIn(y) && (element.type !== 'line' || (isIn(x + width) && isIn(y + height)));
}

const isIn = (mm: number): boolean => Math.abs(mm) <= sideMm;
