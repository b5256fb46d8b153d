import type { TableCell, TableColumn } from '../template/table-schema.ts';
import type { TableElement } from '../template/template-schema.ts';
import { boundVariables } from '../binding/binding.ts';
import { visibleText } from '../markup/bind-markup.ts';
import type { LayoutContext } from './layout-context.ts';
import { setText, type SetText } from './set-text.ts';

/** A cell with its values, and where it is in the table. */
export interface PlacedCell {
  readonly set: SetText;
  readonly align: NonNullable<TableColumn['align']>;
  /** First column, and the one after the last. */
  readonly from: number;
  readonly until: number;
  /** Left edge and width in mm, padding included. */
  readonly xMm: number;
  readonly widthMm: number;
}

export type PlacedRow = readonly PlacedCell[];

/** Returns the left edges of the columns in mm, and the right edge of the last one. */
export function columnEdges(columns: readonly TableColumn[], roomMm: number): readonly number[] {
  const fixedMm = columns.reduce((sum, { widthMm = 0 }) => sum + widthMm, 0);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  // Widths that are too large together are made smaller in proportion.
  const scale = fixedMm > roomMm ? roomMm / fixedMm : 1;
  const freeMm = Math.max(0, roomMm - fixedMm);
  let edge = 0;
  return [
    0,
    ...columns.map((column) => {
      const { widthMm } = column;
      edge += widthMm === undefined ? (freeMm * shareOf(column)) / shares : widthMm * scale;
      return edge;
    }),
  ];
}

const shareOf = ({ widthMm, share = 1 }: TableColumn): number => (widthMm === undefined ? share : 0);

/** Returns the rows that are shown, with the values in their cells. */
export function placedRows(
  { id: elementId, columns, rows, markup, hideEmptyRows = false }: TableElement,
  edges: readonly number[],
  context: LayoutContext,
): readonly PlacedRow[] {
  return rows
    .filter(({ cells, header = false }) => header || !hideEmptyRows || !isEmpty(cells, markup, context))
    .map(({ cells, header = false }) => {
      let next = 0;
      return cells.map(({ value, colspan = 1, align }) => {
        const from = next;
        next += colspan;
        const xMm = edges[from] ?? 0;
        return {
          set: setText({ elementId, value, markup, weight: header ? 700 : 400 }, context),
          align: align ?? columns[from]?.align ?? 'left',
          from,
          until: next,
          xMm,
          widthMm: (edges[next] ?? xMm) - xMm,
        };
      });
    });
}

/** Returns whether a row has variables and all of them are empty. */
function isEmpty(
  cells: readonly TableCell[],
  markup: boolean | undefined,
  { values }: LayoutContext,
): boolean {
  const variables = cells.flatMap(({ value }) => boundVariables(value));
  const seen = (value: string) => (markup === true ? visibleText(value) : value).trim();
  return variables.length > 0 && variables.every((name) => seen(values.get(name) ?? '') === '');
}
