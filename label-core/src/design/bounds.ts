import { boundsOf } from '../scene/element-box.ts';
import type { Box } from '../scene/frame.ts';
import type { LabelElement } from '../template/template-schema.ts';

/** A point of the label, in mm from its top left corner. */
export interface Point {
  readonly xMm: number;
  readonly yMm: number;
}

/** Returns the smallest box in mm around the bounds of all elements; undefined without elements. */
export const boundsAround = (elements: readonly LabelElement[]): Box | undefined =>
  boxAround(elements.map(boundsOf));

/** Returns the smallest box around all boxes; undefined without boxes. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Returns whether two boxes have a point in common, edges included. */
export const boxesTouch = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

/** Returns whether a box lies within another, edges included. */
export const boxContains = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
