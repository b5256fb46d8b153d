import type { Box } from '../scene/frame.ts';
import type { LabelElement } from '../template/template-schema.ts';
import { lengthOf, middleOf, overlapOf, spanOf } from '../scene/axis.ts';
import { boxContains } from './bounds.ts';
import { boundsOf } from '../scene/element-box.ts';

interface Placed {
  readonly element: LabelElement;
  readonly box: Box;
}

/**
 * Returns elements in the order in which a person reads the label: rows from the top, each from the left. An element
 * belongs to the row of a higher one when they share half the height of the lower of the two. What surrounds other
 * elements, such as a frame, comes before them and makes no row with what is beside it.
 */
export function readingOrder(elements: readonly LabelElement[]): readonly LabelElement[] {
  const placed = elements.map((element) => ({ element, box: boundsOf(element) }));
  const within = new Map<Placed | undefined, Placed[]>();
  for (const one of placed) {
    const around = surroundingOf(one, placed);
    within.set(around, [...(within.get(around) ?? []), one]);
  }
  return read(undefined);

  function read(around: Placed | undefined): readonly LabelElement[] {
    return rowsOf(within.get(around) ?? []).flatMap((one) => [one.element, ...read(one)]);
  }
}

/** Returns the smallest element around another; undefined when there is none. */
function surroundingOf(one: Placed, all: readonly Placed[]): Placed | undefined {
  return all
    .filter(({ box }) => areaOf(box) > areaOf(one.box) && boxContains(box, one.box))
    .reduce<Placed | undefined>(
      (least, other) => (least && areaOf(least.box) <= areaOf(other.box) ? least : other),
      undefined,
    );
}

const areaOf = ({ width, height }: Box): number => width * height;

function rowsOf(placed: readonly Placed[]): readonly Placed[] {
  const rows: Placed[][] = [];
  for (const one of placed.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && isBeside(first.box, one.box)) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

function isBeside(one: Box, other: Box): boolean {
  const [first, second] = [spanOf(one, 'y'), spanOf(other, 'y')];
  const lower = Math.min(lengthOf(first), lengthOf(second));
  return lower === 0
    ? overlapOf(first, second) >= 0 && Math.abs(middleOf(first) - middleOf(second)) < 1e-9
    : overlapOf(first, second) >= lower / 2;
}
