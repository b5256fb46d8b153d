import { Skeleton } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Column } from './column';
import classes from './data-table.module.css';

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
  /** Told which rows are about to be seen, first and last index. */
  onRangeChange?: (first: number, last: number) => void;
}

/**
 * The one table of the app: native table semantics, and only the rows in sight in the document, so that ten
 * thousand rows cost what fifty do.
 */
export function DataTable<Row>({
  caption,
  columns,
  rowCount,
  rowAt,
  keyOf,
  onRangeChange,
}: DataTableProps<Row>) {
  // The virtualizer changes inside while its reference stays: nothing here may be remembered between renders.
  'use no memo';
  const body = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the directive above is what the rule asks for
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => ROW_HEIGHT_PX,
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
  const before = first * ROW_HEIGHT_PX;
  const after = Math.max(0, rowCount - 1 - last) * ROW_HEIGHT_PX;
  return (
    <div ref={body} className={classes['frame']}>
      <table className={classes['table']} aria-rowcount={rowCount + 1}>
        <caption className={classes['caption']}>{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-numeric={column.isNumeric || undefined}
                data-secondary={column.isSecondary || undefined}
                {...(column.width !== undefined && { style: { width: column.width } })}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap heightPx={before} columns={columns.length} />
          {rows.map(({ index }) => {
            const row = rowAt(index);
            return (
              <tr key={row === undefined ? `at-${index}` : keyOf(row)} aria-rowindex={index + 2}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-numeric={column.isNumeric || undefined}
                    data-secondary={column.isSecondary || undefined}
                  >
                    {row === undefined ? <Skeleton height={14} width="60%" /> : column.render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          <Gap heightPx={after} columns={columns.length} />
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
