import type { TableCell, TableColumn, TableRow } from '../template/table-schema.ts';
import { templateLimits } from '../template/template-limits.ts';

/** Columns and rows of a table, as `setTable` takes them. */
export interface TableParts {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

const spanOf = ({ colspan = 1 }: TableCell): number => colspan;

/** Returns a table with an empty row before the one at a place; the same where it has all that it can have. */
export function withRow({ columns, rows }: TableParts, at: number): TableParts {
  if (rows.length >= templateLimits.tableRows) return { columns, rows };
  const cells = columns.map(() => ({ value: '' }));
  return { columns, rows: rows.toSpliced(at, 0, { cells }) };
}

/** Returns a table without a row; the last one stays. */
export const withoutRow = ({ columns, rows }: TableParts, at: number): TableParts => ({
  columns,
  rows: rows.length === 1 ? rows : rows.toSpliced(at, 1),
});

/** Returns a table in which a row changed places with the one after it. */
export function withRowDown({ columns, rows }: TableParts, at: number): TableParts {
  const [one, other] = [rows[at], rows[at + 1]];
  return { columns, rows: one && other ? rows.toSpliced(at, 2, other, one) : rows };
}

/** Returns a table with an empty column before the one at a place. A cell that covers both sides of it covers it, too. */
export function withColumn({ columns, rows }: TableParts, at: number): TableParts {
  if (columns.length >= templateLimits.tableColumns) return { columns, rows };
  return {
    columns: columns.toSpliced(at, 0, {}),
    rows: changedCells(rows, (cells) => {
      let from = 0;
      for (const [index, cell] of cells.entries()) {
        if (from === at) return cells.toSpliced(index, 0, { value: '' });
        from += spanOf(cell);
        if (from > at) return cells.toSpliced(index, 1, spanning(cell, spanOf(cell) + 1));
      }
      return [...cells, { value: '' }];
    }),
  };
}

/** Returns a table without a column and its cells; the last one stays. */
export function withoutColumn({ columns, rows }: TableParts, at: number): TableParts {
  if (columns.length === 1) return { columns, rows };
  return {
    columns: columns.toSpliced(at, 1),
    rows: changedCells(rows, (cells) => {
      const found = cellAt(cells, at);
      if (!found) return cells;
      const { index, cell } = found;
      const left = spanOf(cell) - 1;
      return left === 0 ? cells.toSpliced(index, 1) : cells.toSpliced(index, 1, spanning(cell, left));
    }),
  };
}

/** Returns a table in which a column changed places with the one after it; cells of several columns stay. */
export function withColumnRight({ columns, rows }: TableParts, at: number): TableParts {
  const [one, other] = [columns[at], columns[at + 1]];
  if (!one || !other) return { columns, rows };
  return {
    columns: columns.toSpliced(at, 2, other, one),
    rows: changedCells(rows, (cells) => {
      const [left, right] = [cellAt(cells, at), cellAt(cells, at + 1)];
      if (!left || spanOf(left.cell) > 1 || (right && spanOf(right.cell) > 1)) return cells;
      // A row may end before the other column: its cell there is empty.
      return cells.toSpliced(left.index, 2, right?.cell ?? { value: '' }, left.cell);
    }),
  };
}

/** Returns a table in which a cell covers this many columns: what it covers is gone, what it uncovers is empty. */
export function withColspan(
  { columns, rows }: TableParts,
  row: number,
  index: number,
  colspan: number,
): TableParts {
  return {
    columns,
    rows: rows.map((one, at) => {
      const cell = one.cells[index];
      if (at !== row || !cell) return one;
      const from = one.cells.slice(0, index).reduce((sum, before) => sum + spanOf(before), 0);
      const wanted = Math.max(1, Math.min(colspan, columns.length - from));
      let missing = wanted - spanOf(cell);
      const after = one.cells.slice(index + 1);
      while (missing > 0 && after.length > 0) missing -= spanOf(after.shift() ?? cell);
      const empty = Array.from({ length: Math.max(0, -missing) }, () => ({ value: '' }));
      return { ...one, cells: [...one.cells.slice(0, index), spanning(cell, wanted), ...empty, ...after] };
    }),
  };
}

/** Returns a table with a cell of another content or look; null takes a property away. */
export function withCell(
  { columns, rows }: TableParts,
  row: number,
  index: number,
  patch: { readonly value?: string; readonly align?: TableCell['align'] | null },
): TableParts {
  return {
    columns,
    rows: rows.map((one, at) => {
      if (at !== row) return one;
      return {
        ...one,
        cells: one.cells.map((cell, place) => (place === index ? patched(cell, patch) : cell)),
      };
    }),
  };
}

function patched(
  { align: before, ...cell }: TableCell,
  {
    value = cell.value,
    align = before,
  }: { readonly value?: string; readonly align?: TableCell['align'] | null },
): TableCell {
  return { ...cell, value, ...(align !== null && align !== undefined && { align }) };
}

const changedCells = (
  rows: readonly TableRow[],
  change: (cells: readonly TableCell[]) => readonly TableCell[],
): readonly TableRow[] => rows.map((row) => ({ ...row, cells: [...change(row.cells)] }));

/** Returns the cell that covers a column. */
function cellAt(
  cells: readonly TableCell[],
  column: number,
): { readonly index: number; readonly cell: TableCell } | undefined {
  let until = 0;
  for (const [index, cell] of cells.entries()) {
    until += spanOf(cell);
    if (until > column) return { index, cell };
  }
  return undefined;
}

function spanning({ colspan: _before, ...cell }: TableCell, colspan: number): TableCell {
  return colspan === 1 ? cell : { ...cell, colspan };
}
