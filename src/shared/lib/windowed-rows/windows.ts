/** Rows asked for in one call: the server's limit for `take`. */
export const WINDOW_SIZE = 100;

/** The offsets of the windows that hold the rows from `first` to `last`, at least the first window. */
export function windowOffsets(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / WINDOW_SIZE);
  const to = Math.floor(Math.max(first, last, 0) / WINDOW_SIZE);
  return Array.from({ length: to - from + 1 }, (_none, step) => (from + step) * WINDOW_SIZE);
}

/** What one window answered; `total` only where the server tells it. */
export interface RowWindow<Row> {
  rows: readonly Row[];
  total?: number | undefined;
}

/**
 * How many rows the list has: what the server tells, else what is known so far with one window of room to scroll
 * into while the last known window was full.
 */
export function rowCountOf(windows: ReadonlyMap<number, RowWindow<unknown>>): number {
  let count = 0;
  for (const [offset, { rows, total }] of windows) {
    if (total !== undefined) return total;
    const end = offset + rows.length;
    count = Math.max(count, rows.length === WINDOW_SIZE ? end + WINDOW_SIZE : end);
  }
  return count;
}
