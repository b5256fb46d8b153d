import type { Box } from '../scene/frame.ts';
import { type Axis, lengthOf, middleOf, otherAxis, overlapOf, type Span, spanOf } from '../scene/axis.ts';

/** A place at which a box has the same distance from its neighbours as others have, along an axis. */
export interface EqualGap {
  /** Start of the box at that place. */
  readonly startMm: number;
  readonly gapMm: number;
  /** The equal distances along the axis, from the start; at least two. */
  readonly gaps: readonly Span[];
}

/** Closer places are the same. */
const samePlaceMm = 1e-6;

/**
 * Returns the places at which a box is as far from its neighbours as others beside it are from each other: between two,
 * before or after a pair. Only what is beside it counts, and only places where neither the box nor a gap covers any of it.
 * @param box in mm
 * @param others in mm
 * @param withinMm places further from where the box is are left out, before it is looked whether they are free
 */
export function equalGaps(
  box: Box,
  others: readonly Box[],
  axis: Axis,
  withinMm = Infinity,
): readonly EqualGap[] {
  const across = spanOf(box, otherAxis(axis));
  const beside = others
    .filter((other) => overlapOf(spanOf(other, otherAxis(axis)), across) > 0)
    .map((other) => spanOf(other, axis))
    .toSorted((one, other) => one.startMm - other.startMm || one.endMm - other.endMm);
  const own = spanOf(box, axis);
  const pairs = beside.flatMap((first, index) => {
    const second = beside[index + 1];
    return second && second.startMm > first.endMm ? [{ first, second }] : [];
  });
  const places = [
    ...pairs
      .filter(({ first, second }) => isBetween(own, first, second))
      .flatMap((pair) => between(own, pair)),
    ...pairs.flatMap((pair) => [before(own, pair), after(pair)]),
  ];
  const length = lengthOf(own);
  const isFree = (span: Span) => beside.every((other) => overlapOf(other, span) <= samePlaceMm);
  return places.filter(
    ({ startMm, gaps }) =>
      Math.abs(startMm - own.startMm) <= withinMm &&
      isFree({ startMm, endMm: startMm + length }) &&
      gaps.every(isFree),
  );
}

interface Pair {
  readonly first: Span;
  readonly second: Span;
}

const isBetween = (own: Span, first: Span, second: Span): boolean =>
  middleOf(own) > first.endMm && middleOf(own) < second.startMm;

function between(own: Span, { first, second }: Pair): readonly EqualGap[] {
  const gapMm = (second.startMm - first.endMm - lengthOf(own)) / 2;
  if (gapMm <= 0) return [];
  const startMm = first.endMm + gapMm;
  const gaps = [
    { startMm: first.endMm, endMm: startMm },
    { startMm: second.startMm - gapMm, endMm: second.startMm },
  ];
  return [{ startMm, gapMm, gaps }];
}

function before(own: Span, { first, second }: Pair): EqualGap {
  const gapMm = second.startMm - first.endMm;
  const gaps = [
    { startMm: first.startMm - gapMm, endMm: first.startMm },
    { startMm: first.endMm, endMm: second.startMm },
  ];
  return { startMm: first.startMm - gapMm - lengthOf(own), gapMm, gaps };
}

function after({ first, second }: Pair): EqualGap {
  const gapMm = second.startMm - first.endMm;
  const gaps = [
    { startMm: first.endMm, endMm: second.startMm },
    { startMm: second.endMm, endMm: second.endMm + gapMm },
  ];
  return { startMm: second.endMm + gapMm, gapMm, gaps };
}
