import type { ReactNode } from 'react';

/** One column of a table: its heading and what a row shows in it. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Numbers stand right-aligned in figures of one width. */
  isNumeric?: boolean;
  /** Left out on a phone, where the first column and the action remain. */
  isSecondary?: boolean;
  /** CSS width; the columns without one share what is left. */
  width?: string;
  render: (row: Row) => ReactNode;
}
