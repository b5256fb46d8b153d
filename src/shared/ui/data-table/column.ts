import type { ReactNode } from 'react';
import type { SortValue } from '../../lib/sorting';

/** Column of a table: its heading and the content of its cells. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Right-aligned with figures of equal width, for numbers. */
  isNumeric?: boolean;
  /** Left out on a phone, where the first column and the action remain. */
  isSecondary?: boolean;
  /** Left out below 1200 px, where the sidebar takes a quarter of the window. */
  isForWide?: boolean;
  /** The person may hide it. */
  isOptional?: boolean;
  /** CSS width; columns without one share the remaining width. */
  width?: string;
  render: (row: Row) => ReactNode;
  /** Value by which a fully loaded list is sorted when the heading is pressed. */
  sortBy?: (row: Row) => SortValue;
  /** The server can sort by this column, under its key. */
  isSorted?: boolean;
}

export const isSortable = <Row>({ sortBy, isSorted }: Column<Row>): boolean =>
  sortBy !== undefined || isSorted === true;
