import type { TableElement } from 'label-core';
import { useRef, type KeyboardEvent } from 'react';
import { texts } from '../i18n';
import classes from '../fields.module.css';

/** A cell by its row and by its place among the cells of that row. */
export interface CellPlace {
  readonly row: number;
  readonly cell: number;
}

interface TableGridProps {
  element: TableElement;
  chosen: CellPlace;
  onChoose: (place: CellPlace) => void;
}

const STEPS: Readonly<Record<string, readonly [row: number, cell: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Picture of a table whose cells can be chosen; the arrow keys go from cell to cell. */
export function TableGrid({ element: { columns, rows }, chosen, onChoose }: TableGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const row = Math.max(0, Math.min(chosen.row + step[0], rows.length - 1));
    const last = Math.max(0, (rows[row]?.cells.length ?? 0) - 1);
    const cell = Math.max(0, Math.min(chosen.cell + step[1], last));
    onChoose({ row, cell });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${cell}"]`)?.focus();
  };
  return (
    <div className={classes['tableFrame']}>
      <table ref={grid} className={classes['table']} aria-label={texts.table.grid}>
        <tbody>
          {rows.map(({ cells, header }, row) => (
            // Rows and cells have no names of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row} data-header={header === true ? '' : undefined}>
              {(cells.length > 0 ? cells : [{ value: '', colspan: columns.length }]).map(
                ({ value, colspan = 1 }, cell) => {
                  const isChosen = row === chosen.row && cell === chosen.cell;
                  return (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={cell} colSpan={colspan}>
                      <button
                        type="button"
                        dir="auto"
                        data-cell={`${row}:${cell}`}
                        aria-label={texts.table.choose({ row: row + 1, cell: cell + 1, words: value })}
                        aria-pressed={isChosen}
                        tabIndex={isChosen ? 0 : -1}
                        onClick={() => onChoose({ row, cell })}
                        onKeyDown={press}
                      >
                        {value}
                      </button>
                    </td>
                  );
                },
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
