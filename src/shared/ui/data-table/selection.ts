/** Which rows are ticked. */
export interface Selection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Of the rows that are listed now. */
  all: 'none' | 'some' | 'all';
  toggleAll: () => void;
  /** What a row's box is called: "Select Line 2". */
  labelOf: (row: Row) => string;
}
