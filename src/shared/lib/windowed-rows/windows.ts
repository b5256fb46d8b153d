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
 * into while the last known window was full. A server that ignores `take` has no more rows than its first answer;
 * `firstRow` is the first of them, as `textOfFirst` has it.
 */
export function rowCountOf(windows: ReadonlyMap<number, RowWindow<unknown>>, firstRow?: string): number {
  let count = 0;
  for (const [offset, { rows, total }] of windows) {
    if (total !== undefined) return total;
    if (rows.length > WINDOW_SIZE) return rows.length;
    // The first window again: the server sends the same whatever it is asked for.
    if (offset > 0 && rows.length > 0 && textOfFirst(rows) === firstRow) return WINDOW_SIZE;
    const end = offset + rows.length;
    count = Math.max(count, rows.length === WINDOW_SIZE ? end + WINDOW_SIZE : end);
  }
  return count;
}

/** The first row of a window as text, by which it is known again; "" where there is none. */
export const textOfFirst = (rows: readonly unknown[]): string =>
  rows.length === 0 ? '' : JSON.stringify(rows[0]);

/** The row at an index of the list; one window may hold all of them. */
export function rowIn<Window extends RowWindow<unknown>>(
  windows: ReadonlyMap<number, Window>,
  index: number,
): Window['rows'][number] | undefined {
  const whole = [...windows.values()].find(({ rows }) => rows.length > WINDOW_SIZE);
  if (whole) return whole.rows[index];
  return windows.get(Math.floor(index / WINDOW_SIZE) * WINDOW_SIZE)?.rows[index % WINDOW_SIZE];
}
