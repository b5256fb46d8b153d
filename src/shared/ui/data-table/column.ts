import type { ReactNode } from 'react';
import type { SortValue } from '../../lib/sorting';

/** One column of a table: its heading and what a row shows in it. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Numbers stand right-aligned in figures of one width. */
  isNumeric?: boolean;
  /** Left out on a phone, where the first column and the action remain. */
  isSecondary?: boolean;
  /** Left out below 1200 px, where the sidebar takes a quarter of the window. */
  isForWide?: boolean;
  /** Can be hidden by the person who looks at the list. */
  isOptional?: boolean;
  /** CSS width; the columns without one share what is left. */
  width?: string;
  render: (row: Row) => ReactNode;
  /** What rows are ordered by when the heading is pressed, in a list that is all here. */
  sortBy?: (row: Row) => SortValue;
  /** The server orders by this column, under its key. */
  isSorted?: boolean;
}

export const isSortable = <Row>({ sortBy, isSorted }: Column<Row>): boolean =>
  sortBy !== undefined || isSorted === true;
