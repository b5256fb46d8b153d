import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { uiTexts } from '../i18n';
import type { Sorting } from '../../lib/sorting';
import { useIsNarrow } from '../narrow';
import type { Column } from './column';
import { ColumnHeading } from './column-heading';
import classes from './data-table.module.css';
import { RowBox } from './row-box';
import { RowLinks } from './row-links';
import type { Selection } from './selection';
import { TableRow } from './table-row';
import { useVisibleRows } from './use-visible-rows';

const texts = uiTexts.dataList;

/** Height at the default text size; the style sheet has it in rem. */
const ROW_HEIGHT_PX = 52;
/**
 * The person's text size in relation to the browser's default of 16 px. Read when this module is loaded, before there is
 * a page: later, the browser would have to calculate the styles of all of it first.
 */
const TEXT_SCALE = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rowCount: number;
  /** Returns the row at an index; undefined while it is being fetched. */
  rowAt: (index: number) => Row | undefined;
  keyOf: (row: Row) => string | number;
  /** Card of a row on a phone, instead of the remaining columns: a single cell of this height at the default text size. */
  card?: { heightPx: number; title: string; render: (row: Row) => ReactNode };
  /** Called with the first and last index of the rows that are about to be visible. */
  onRangeChange?: (first: number, last: number) => void;
  /** Current sorting; `onSort` is called with the key of a pressed heading. */
  sorting?: Sorting | undefined;
  onSort?: ((key: string) => void) | undefined;
  /** Selection of the rows; without it rows have no checkboxes. */
  selection?: Selection<Row> | undefined;
}

/**
 * The app's only table component: native table semantics, and only the visible rows in the document, so that ten thousand
 * rows cost as much as fifty.
 */
export function DataTable<Row>({
  caption,
  columns: wideColumns,
  rowCount,
  rowAt,
  keyOf,
  card,
  onRangeChange,
  sorting,
  onSort,
  selection,
}: DataTableProps<Row>) {
  const isNarrow = useIsNarrow();
  const cards = isNarrow ? card : undefined;
  const columns: readonly Column<Row>[] = cards
    ? [{ key: 'card', title: cards.title, render: cards.render }]
    : wideColumns;
  const rowHeightPx = (cards?.heightPx ?? ROW_HEIGHT_PX) * TEXT_SCALE;
  const body = useRef<HTMLTableElement>(null);
  const { first, last } = useVisibleRows(body, { count: rowCount, rowHeightPx });
  const tellRange = useEffectEvent(() => onRangeChange?.(first, last));
  useEffect(() => {
    if (last >= first) tellRange();
  }, [first, last]);
  // A cell that spans more columns than a phone shows would create space for the missing ones.
  const shownAlways =
    columns.filter(({ isSecondary, isForWide }) => !isSecondary && !isForWide).length +
    Number(selection !== undefined);
  const before = first * rowHeightPx;
  const after = Math.max(0, rowCount - 1 - last) * rowHeightPx;
  return (
    <RowLinks className={classes['frame']}>
      <table
        ref={body}
        className={classes['table']}
        data-cards={cards !== undefined || undefined}
        aria-rowcount={rowCount + 1}
      >
        <caption className={classes['caption']}>{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col" className={classes['box']}>
                <RowBox label={texts.selectAll} state={selection.all} onToggle={selection.toggleAll} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeading key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap heightPx={before} columns={shownAlways} />
          {Array.from({ length: last - first + 1 }, (_none, at) => {
            const index = first + at;
            const row = rowAt(index);
            return (
              <TableRow
                key={row === undefined ? `at-${index}` : keyOf(row)}
                row={row}
                index={index}
                columns={columns}
                heightPx={cards && rowHeightPx}
                selection={selection}
              />
            );
          })}
          <Gap heightPx={after} columns={shownAlways} />
        </tbody>
      </table>
    </RowLinks>
  );
}

/** Spacer in place of the rows that are not in the document. */
function Gap({ heightPx, columns }: { heightPx: number; columns: number }) {
  if (heightPx === 0) return null;
  return (
    <tr className={classes['gap']}>
      <td aria-hidden colSpan={columns} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}
