import type { Box } from '../scene/frame.ts';
import type { LabelElement, LabelTemplate, LineElement } from '../template/template-schema.ts';
import { boxContains, boxesTouch, type Point } from './bounds.ts';
import { boundsOf, grown, placeOf } from '../scene/element-box.ts';
import { distanceTo } from './distance.ts';
import { openStrokeMm } from './outline.ts';

interface HitOptions {
  /** Distance in mm within which a point still hits an element. */
  readonly toleranceMm: number;
  /** Ids of elements that are passed through, such as hidden ones. */
  readonly ignored?: ReadonlySet<string>;
}

/**
 * Returns the elements at a point, the one to select first. Those under the point come before those within the tolerance
 * around it; under the point the front one comes first, around it the smaller one. A line and an element narrower than
 * twice the tolerance count as under the point within the tolerance, or nobody could hit them. A frame or ellipse without
 * a fill is hit at its edge only. Locked elements come last.
 */
export function elementsAt(
  { elements, design }: LabelTemplate,
  point: Point,
  { toleranceMm, ignored }: HitOptions,
): readonly LabelElement[] {
  const locked = new Set(design?.locked);
  return elements
    .flatMap((element, index) => {
      if (ignored?.has(element.id) === true) return [];
      const distance = distanceTo(element, point);
      if (distance > toleranceMm) return [];
      const { width, height } = boundsOf(element);
      const isThin = element.type === 'line' || Math.min(width, height) < 2 * toleranceMm;
      const isUnder = distance === 0 || isThin;
      return {
        element,
        order: [locked.has(element.id) ? 1 : 0, isUnder ? 0 : 1, isUnder ? 0 : width * height, -index],
      };
    })
    .toSorted((one, other) => compareLists(one.order, other.order))
    .map(({ element }) => element);
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/**
 * Returns the unlocked elements that a dragged box selects, back first: those it touches, or those inside it. A frame or
 * ellipse without a fill is not touched by a box within it, so that what it surrounds can be selected.
 * @param box in mm
 */
export function elementsWithin(
  { elements, design }: LabelTemplate,
  box: Box,
  mode: 'touching' | 'inside',
): readonly LabelElement[] {
  const locked = new Set(design?.locked);
  const isSelected = mode === 'inside' ? isInside : isTouched;
  return elements.filter((element) => !locked.has(element.id) && isSelected(element, box));
}

const isInside = (element: LabelElement, box: Box): boolean => boxContains(box, boundsOf(element));

function isTouched(element: LabelElement, box: Box): boolean {
  if (!boxesTouch(boundsOf(element), box)) return false;
  if (element.type === 'line') return lineTouches(element, box);
  const strokeMm = openStrokeMm(element);
  if (strokeMm === undefined) return true;
  return element.type === 'ellipse'
    ? cornersOf(box).some((corner) => distanceTo(element, corner) === 0) || !isWithinRing(element, box)
    : !boxContains(grown(placeOf(element), -strokeMm), box);
}

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] =>
  [x, x + width].flatMap((xMm) => [y, y + height].map((yMm) => ({ xMm, yMm })));

/** Returns whether all corners of a box are within an ellipse, which is then all of the box. */
function isWithinRing(element: LabelElement, box: Box): boolean {
  const { x, y, width, height } = placeOf(element);
  return cornersOf(box).every(
    ({ xMm, yMm }) =>
      Math.hypot((xMm - x - width / 2) / (width / 2), (yMm - y - height / 2) / (height / 2)) <= 1,
  );
}

/** Returns whether the stroke of a line has a point in a box: the part of the line within the box is not empty. */
function lineTouches({ x1Mm, y1Mm, x2Mm, y2Mm, strokeMm }: LineElement, box: Box): boolean {
  const { x, y, width, height } = grown(box, strokeMm / 2);
  let from = 0;
  let until = 1;
  for (const [start, delta, least, most] of [
    [x1Mm, x2Mm - x1Mm, x, x + width],
    [y1Mm, y2Mm - y1Mm, y, y + height],
  ] as const) {
    if (delta === 0) {
      if (start < least || start > most) return false;
    } else {
      const ends = [(least - start) / delta, (most - start) / delta];
      from = Math.max(from, Math.min(...ends));
      until = Math.min(until, Math.max(...ends));
    }
  }
  return from <= until;
}
