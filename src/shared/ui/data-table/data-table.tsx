import { Skeleton } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { uiTexts } from '../i18n';
import type { Sorting } from '../../lib/sorting';
import { useIsNarrow } from '../narrow';
import type { Column } from './column';
import { ColumnHeading } from './column-heading';
import classes from './data-table.module.css';
import { RowBox } from './row-box';
import type { Selection } from './selection';

const texts = uiTexts.dataList;

/** Height at the default text size; the style sheet has it in rem. */
const ROW_HEIGHT_PX = 52;
const OVERSCAN_ROWS = 12;

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
  // The virtualizer changes while its reference stays the same: the compiler must not memoise anything here.
  'use no memo';
  const isNarrow = useIsNarrow();
  const cards = isNarrow ? card : undefined;
  const columns: readonly Column<Row>[] = cards
    ? [{ key: 'card', title: cards.title, render: cards.render }]
    : wideColumns;
  // Read once, because it forces a style calculation, and rows are rendered at every step of a scroll.
  const [scale] = useState(textScale);
  const rowHeightPx = (cards?.heightPx ?? ROW_HEIGHT_PX) * scale;
  const body = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is what the rule asks for
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeightPx,
    // Another height changes the keys, so that the measurements of the old height are dropped.
    getItemKey: (index) => `${rowHeightPx} ${index}`,
    overscan: OVERSCAN_ROWS,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1)?.index ?? -1;
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
    <div ref={body} className={classes['frame']}>
      <table
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
          {rows.map(({ index }) => {
            const row = rowAt(index);
            return (
              <tr
                key={row === undefined ? `at-${index}` : keyOf(row)}
                aria-rowindex={index + 2}
                data-selected={(row !== undefined && selection?.isSelected(row)) || undefined}
                {...(cards && { style: { height: rowHeightPx } })}
              >
                {selection && (
                  <td className={classes['box']}>
                    {row !== undefined && (
                      <RowBox
                        label={selection.labelOf(row)}
                        state={selection.isSelected(row) ? 'all' : 'none'}
                        onToggle={() => selection.toggle(row)}
                      />
                    )}
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-numeric={column.isNumeric || undefined}
                    data-secondary={column.isSecondary || undefined}
                    data-for-wide={column.isForWide || undefined}
                  >
                    {row === undefined ? <Skeleton height={14} width="60%" /> : column.render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          <Gap heightPx={after} columns={shownAlways} />
        </tbody>
      </table>
    </div>
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

/** Returns the person's text size in relation to the browser default: 1 for 16 px, 2 for 32 px. */
function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / 16 : 1;
}
