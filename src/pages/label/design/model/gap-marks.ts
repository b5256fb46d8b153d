import type { LabelTemplate } from 'label-core';
import { boundsOf, middleOf, otherAxis, spanOf, type Axis, type SnapHit, type Span } from 'label-core/design';
import type { Box } from './boxes';

/** A distance that is shown with its number: along an axis, at a place on the other one. Lengths are in mm. */
export interface GapMark extends Span {
  readonly axis: Axis;
  readonly atMm: number;
}

/**
 * Returns the distances that are shown while something is dragged: the equal ones, and those to the elements that it is
 * aligned with, where they lie apart.
 * @param around box around what is dragged, where it is shown
 */
export function gapMarks(
  hits: readonly SnapHit[],
  around: Box,
  { elements }: LabelTemplate,
): readonly GapMark[] {
  return hits.flatMap(({ axis, line, gaps }): readonly GapMark[] => {
    const across = otherAxis(axis);
    if (gaps) {
      const atMm = middleOf(spanOf(around, across));
      return gaps.map((span) => ({ ...span, axis, atMm }));
    }
    const element = line.kind === 'element' && elements.find(({ id }) => id === line.id);
    if (!element) return [];
    const span = spanBetween(spanOf(around, across), spanOf(boundsOf(element), across));
    return span ? [{ ...span, axis: across, atMm: line.atMm }] : [];
  });
}

/** Returns the part of an axis between two spans; undefined where they touch. */
function spanBetween(one: Span, other: Span): Span | undefined {
  const [first, second] = one.startMm < other.startMm ? [one, other] : [other, one];
  return second.startMm > first.endMm ? { startMm: first.endMm, endMm: second.startMm } : undefined;
}
