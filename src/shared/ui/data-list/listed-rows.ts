import { sortRows, type Sorting } from '../../lib/sorting';
import { holdsWords } from '../../lib/word-search';
import type { Column } from '../data-table';
import type { ListFilter } from './list-filter';

interface Listing<Row> {
  search: string;
  textOf: (row: Row) => string;
  filters: readonly { filter: ListFilter<Row>; value: string }[];
  sorting: Sorting | undefined;
  columns: readonly Column<Row>[];
}

/** Returns the rows that contain every word of the search and match every filter, sorted as requested. */
export function listedRows<Row>(rows: readonly Row[], listing: Listing<Row>): readonly Row[] {
  const { search, textOf, filters, sorting, columns } = listing;
  const found = rows.filter(
    (row) =>
      (search === '' || holdsWords(textOf(row), search)) &&
      filters.every(({ filter, value }) => filter.matches(row, value)),
  );
  const by = columns.find(({ key }) => key === sorting?.key)?.sortBy;
  return by && sorting ? sortRows(found, by, sorting.isDescending) : found;
}
