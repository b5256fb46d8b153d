/** Selection of rows. */
export interface Selection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Whether all, some or none of the listed rows are selected. */
  all: 'none' | 'some' | 'all';
  toggleAll: () => void;
  /** Returns the label of a row's checkbox: "Select Line 2". */
  labelOf: (row: Row) => string;
}
