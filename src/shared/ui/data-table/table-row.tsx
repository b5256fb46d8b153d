import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { Column } from './column';
import classes from './data-table.module.css';
import { RowBox } from './row-box';
import type { Selection } from './selection';

interface TableRowProps<Row> {
  /** Undefined while the row is being fetched. */
  row: Row | undefined;
  /** Place in the whole list, from 0 on. */
  index: number;
  columns: readonly Column<Row>[];
  /** Height of a card on a phone; the rows of a table have theirs in the style sheet. */
  heightPx: number | undefined;
  selection: Selection<Row> | undefined;
}

function PlainTableRow<Row>({ row, index, columns, heightPx, selection }: TableRowProps<Row>) {
  const isSelected = row !== undefined && selection?.isSelected(row) === true;
  return (
    <tr
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      {...(heightPx !== undefined && { style: { height: heightPx } })}
    >
      {selection && (
        <td className={classes['box']}>
          {row !== undefined && (
            <RowBox
              label={selection.labelOf(row)}
              state={isSelected ? 'all' : 'none'}
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
}

/** Row of a table: rendered again only when it, the columns or the selection have changed, not while others scroll by. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
