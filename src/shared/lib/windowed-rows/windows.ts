import { ROWS_PER_CALL } from '../../config';

/** Returns the offsets of the windows that contain the rows `first` to `last`, at least that of the first window. */
export function windowOffsets(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / ROWS_PER_CALL);
  const to = Math.floor(Math.max(first, last, 0) / ROWS_PER_CALL);
  return Array.from({ length: to - from + 1 }, (_none, step) => (from + step) * ROWS_PER_CALL);
}

/**
 * Returns the offsets of the windows that stay in memory, those reached last first, and of those that are dropped because
 * `limit` others were reached after them. The first window always stays: a list begins with it.
 */
export function windowsInMemory(
  before: readonly number[],
  reached: readonly number[],
  limit: number,
): { kept: number[]; dropped: number[] } {
  const all = [...new Set([...reached, ...before])];
  const kept = all.filter((offset, index) => offset === 0 || index < Math.max(limit, reached.length));
  return { kept, dropped: all.filter((offset) => !kept.includes(offset)) };
}

/** Answer for one window; `total` only where the server reports it. */
export interface RowWindow<Row> {
  rows: readonly Row[];
  total?: number | undefined;
}

/**
 * Returns the number of rows: the server's total, otherwise the known rows plus one window to scroll into while the last
 * known window was full. A server that ignores `take` has no more rows than its first answer; `firstRow` is its first row
 * in the form of `textOfFirst`.
 */
export function rowCountOf(windows: ReadonlyMap<number, RowWindow<unknown>>, firstRow?: string): number {
  let count = 0;
  for (const [offset, { rows, total }] of windows) {
    if (total !== undefined) return total;
    if (rows.length > ROWS_PER_CALL) return rows.length;
    // The first window again: the server sends the same rows for any offset.
    if (offset > 0 && rows.length > 0 && textOfFirst(rows) === firstRow) return ROWS_PER_CALL;
    const end = offset + rows.length;
    count = Math.max(count, rows.length === ROWS_PER_CALL ? end + ROWS_PER_CALL : end);
  }
  return count;
}

/** Returns the first row of a window as text, to recognise it; "" if the window is empty. */
export const textOfFirst = (rows: readonly unknown[]): string =>
  rows.length === 0 ? '' : JSON.stringify(rows[0]);

/** Returns the row at an index of the list; one window may contain all of them. */
export function rowIn<Window extends RowWindow<unknown>>(
  windows: ReadonlyMap<number, Window>,
  index: number,
): Window['rows'][number] | undefined {
  const whole = [...windows.values()].find(({ rows }) => rows.length > ROWS_PER_CALL);
  if (whole) return whole.rows[index];
  return windows.get(Math.floor(index / ROWS_PER_CALL) * ROWS_PER_CALL)?.rows[index % ROWS_PER_CALL];
}
