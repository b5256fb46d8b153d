import type { DifferenceMask } from '../scene-comparison.ts';
import { createDisjointSets, type DisjointSets } from './disjoint-sets.ts';

/** Consecutive differing dots in one row. */
export interface DifferenceRun {
  readonly row: number;
  readonly first: number;
  readonly last: number;
}

export interface DifferenceRuns {
  /** Sorted by row, each row from the left. */
  readonly runs: readonly DifferenceRun[];
  /** Index of the first run of each row; one more entry than there are rows. */
  readonly rowStarts: readonly number[];
}

export function differenceRuns({ widthPx, heightPx, data }: DifferenceMask): DifferenceRuns {
  const runs: DifferenceRun[] = [];
  const rowStarts: number[] = [];
  for (let row = 0; row < heightPx; row += 1) {
    rowStarts.push(runs.length);
    const start = row * widthPx;
    for (let x = 0; x < widthPx; x += 1) {
      if (data[start + x] === 0) continue;
      const first = x;
      while (x + 1 < widthPx && data[start + x + 1] !== 0) x += 1;
      runs.push({ row, first, last: x });
    }
  }
  rowStarts.push(runs.length);
  return { runs, rowStarts };
}

/** Joins the indexes of runs that have at most `gap` equal dots between them, horizontally and vertically. */
export function joinNear({ runs, rowStarts }: DifferenceRuns, gap: number): DisjointSets {
  const sets = createDisjointSets(runs.length);
  for (let number = 1; number < runs.length; number += 1) {
    const [one, other] = [runs[number - 1], runs[number]];
    if (one && other && one.row === other.row && other.first - one.last - 1 <= gap)
      sets.join(number - 1, number);
  }
  for (let row = 1; row + 1 < rowStarts.length; row += 1) {
    if (rowStarts[row] === rowStarts[row + 1]) continue;
    for (let above = Math.max(0, row - gap - 1); above < row; above += 1) joinRows(row, above);
  }
  return sets;

  /** Walks along both rows in parallel. */
  function joinRows(row: number, above: number): void {
    let one = rowStarts[row] ?? 0;
    let other = rowStarts[above] ?? 0;
    const oneEnd = rowStarts[row + 1] ?? 0;
    const otherEnd = rowStarts[above + 1] ?? 0;
    while (one < oneEnd && other < otherEnd) {
      const [a, b] = [runs[one], runs[other]];
      if (!a || !b) return;
      if (a.first - b.last - 1 <= gap && b.first - a.last - 1 <= gap) sets.join(one, other);
      if (a.last < b.last) one += 1;
      else other += 1;
    }
  }
}
