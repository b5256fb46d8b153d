import type { Sorting } from '../../lib/sorting';
import { isSortable, type Column } from './column';
import classes from './data-table.module.css';

/** Icon drawn here: three icons from the library would be one chunk each on every list. */
const ARROWS = {
  none: 'M4 12V2M1.5 4.5 4 2l2.5 2.5M10 2v10M7.5 9.5 10 12l2.5-2.5',
  ascending: 'M7 12V2M3 6l4-4 4 4',
  descending: 'M7 2v10M3 8l4 4 4-4',
} as const;

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  /** Called with the key of the pressed column; undefined for a table that cannot be sorted. */
  onSort: ((key: string) => void) | undefined;
}

/** Heading of a column: a button if the table can be sorted by it, which also shows the current sorting. */
export function ColumnHeading<Row>({ column, sorting, onSort }: ColumnHeadingProps<Row>) {
  const { key, title, isNumeric, isSecondary, isForWide, width } = column;
  const canSort = onSort !== undefined && isSortable(column);
  const order = sorting?.key === key ? (sorting.isDescending ? 'descending' : 'ascending') : 'none';
  return (
    <th
      scope="col"
      data-numeric={isNumeric || undefined}
      data-secondary={isSecondary || undefined}
      data-for-wide={isForWide || undefined}
      {...(canSort && { 'aria-sort': order })}
      {...(width !== undefined && { style: { width } })}
    >
      {canSort ? (
        <button
          type="button"
          className={classes['sort']}
          data-sorted={order !== 'none' || undefined}
          onClick={() => onSort(key)}
        >
          {title}
          <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden>
            <path d={ARROWS[order]} fill="none" stroke="currentColor" strokeWidth={1.5} />
          </svg>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
