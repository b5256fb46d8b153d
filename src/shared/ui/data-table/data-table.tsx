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

/** At the usual size of text; the style sheet has it in rem. */
const ROW_HEIGHT_PX = 52;
const OVERSCAN_ROWS = 12;

interface DataTableProps<Row> {
  /** Read by screen readers as the table's name. */
  caption: string;
  columns: readonly Column<Row>[];
  rowCount: number;
  /** The row at an index, undefined while it is still being fetched. */
  rowAt: (index: number) => Row | undefined;
  keyOf: (row: Row) => string | number;
  /** On a phone a row is one cell of its own look, this high at the usual size of text, instead of what is left of the columns. */
  card?: { heightPx: number; title: string; render: (row: Row) => ReactNode };
  /** Told which rows are about to be seen, first and last index. */
  onRangeChange?: (first: number, last: number) => void;
  /** How the rows are ordered, and what a press on a heading asks for. */
  sorting?: Sorting | undefined;
  onSort?: ((key: string) => void) | undefined;
  /** With it each row has a box to tick. */
  selection?: Selection<Row> | undefined;
}

/**
 * The one table of the app: native table semantics, and only the rows in sight in the document, so that ten
 * thousand rows cost what fifty do.
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
  // The virtualizer changes inside while its reference stays: nothing here may be remembered between renders.
  'use no memo';
  const isNarrow = useIsNarrow();
  const cards = isNarrow ? card : undefined;
  const columns: readonly Column<Row>[] = cards
    ? [{ key: 'card', title: cards.title, render: cards.render }]
    : wideColumns;
  // Read once: it makes the browser settle its styles, and rows are drawn at every step of a scroll.
  const [scale] = useState(textScale);
  const rowHeightPx = (cards?.heightPx ?? ROW_HEIGHT_PX) * scale;
  const body = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is what the rule asks for
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeightPx,
    // Another height is another list: what was measured for the old one is forgotten with its key.
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
  // A cell across more columns than are shown on a phone would make room for the missing ones.
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

/** Stands for the rows that are not in the document. */
function Gap({ heightPx, columns }: { heightPx: number; columns: number }) {
  if (heightPx === 0) return null;
  return (
    <tr className={classes['gap']}>
      <td aria-hidden colSpan={columns} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}

/** How much larger than usual the person has set texts in the browser: 1 for 16 px, 2 for twice that. */
function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / 16 : 1;
}
