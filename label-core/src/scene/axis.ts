import type { Box } from '../scene/frame.ts';

/** A direction of the label: across (`x`) or down (`y`). */
export type Axis = 'x' | 'y';

/** The part of an axis that a box covers, in mm. */
export interface Span {
  readonly startMm: number;
  readonly endMm: number;
}

export const otherAxis = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** Returns the part of an axis that a box covers. */
export const spanOf = (box: Box, axis: Axis): Span =>
  axis === 'x' ? { startMm: box.x, endMm: box.x + box.width } : { startMm: box.y, endMm: box.y + box.height };

export const lengthOf = ({ startMm, endMm }: Span): number => endMm - startMm;

export const middleOf = ({ startMm, endMm }: Span): number => (startMm + endMm) / 2;

/** Returns how much of an axis two spans share; negative is the distance between them. */
export const overlapOf = (one: Span, other: Span): number =>
  Math.min(one.endMm, other.endMm) - Math.max(one.startMm, other.startMm);
