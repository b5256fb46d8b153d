import { ROWS_PER_CALL } from '../../config';

/** The offsets of the windows that hold the rows from `first` to `last`, at least the first window. */
export function windowOffsets(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / ROWS_PER_CALL);
  const to = Math.floor(Math.max(first, last, 0) / ROWS_PER_CALL);
  return Array.from({ length: to - from + 1 }, (_none, step) => (from + step) * ROWS_PER_CALL);
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
    if (rows.length > ROWS_PER_CALL) return rows.length;
    // The first window again: the server sends the same whatever it is asked for.
    if (offset > 0 && rows.length > 0 && textOfFirst(rows) === firstRow) return ROWS_PER_CALL;
    const end = offset + rows.length;
    count = Math.max(count, rows.length === ROWS_PER_CALL ? end + ROWS_PER_CALL : end);
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
  const whole = [...windows.values()].find(({ rows }) => rows.length > ROWS_PER_CALL);
  if (whole) return whole.rows[index];
  return windows.get(Math.floor(index / ROWS_PER_CALL) * ROWS_PER_CALL)?.rows[index % ROWS_PER_CALL];
}
