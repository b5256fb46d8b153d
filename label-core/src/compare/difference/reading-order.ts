import type { RegionBox } from '../scene-comparison.ts';

/**
 * Sorts boxes in reading order: a box belongs to a line of boxes when it begins above the middle of the line's first box;
 * lines from the top, the boxes of each line from the left.
 */
export function inReadingOrder<Boxed extends { readonly box: RegionBox }>(
  boxed: readonly Boxed[],
): readonly Boxed[] {
  const fromTop = boxed.toSorted((one, other) => one.box.yMm - other.box.yMm || one.box.xMm - other.box.xMm);
  const lines: Boxed[][] = [];
  for (const one of fromTop) {
    const line = lines.at(-1);
    const first = line?.[0]?.box;
    if (line && first && one.box.yMm < first.yMm + first.heightMm / 2) line.push(one);
    else lines.push([one]);
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.box.xMm - other.box.xMm));
}
