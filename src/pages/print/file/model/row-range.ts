import type { PrintRow } from './print-rows';

/** Rows to print, from the first to the last one, both included. */
export interface RowRange {
  from: number;
  to: number;
}

/** Returns what is printed of a range, and what is left out of it. */
export interface RangeContent {
  /** Rows to print, in order. */
  rows: readonly PrintRow[];
  labelCount: number;
  /** Rows of the range that are faulty: printed by nobody. */
  faultyCount: number;
  /** Rows of the range for which no label is wanted. */
  emptyCount: number;
}

/** Returns the range within a file, with its ends in order. */
export function clampRange({ from, to }: RowRange, rowCount: number): RowRange {
  const within = (row: number) => Math.min(Math.max(1, Math.trunc(row) || 1), Math.max(1, rowCount));
  const [first, last] = [within(from), within(to)];
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}

/** Divides the rows of a range into those to print, faulty ones, and those without a label. */
export function contentOf(
  all: readonly PrintRow[],
  range: RowRange,
  isFaulty: (row: PrintRow) => boolean,
): RangeContent {
  const { from, to } = clampRange(range, all.length);
  const inRange = all.slice(from - 1, to);
  const faulty = inRange.filter(isFaulty);
  const rows = inRange.filter((row) => (row.copies ?? 0) > 0 && !isFaulty(row));
  return {
    rows,
    labelCount: rows.reduce((sum, { copies = 0 }) => sum + copies, 0),
    faultyCount: faulty.length,
    emptyCount: inRange.length - rows.length - faulty.length,
  };
}
