/** Filter of a list; the address contains its value under its key. */
export interface ListFilter<Row> {
  key: string;
  label: string;
  options: readonly { value: string; text: string }[];
  matches: (row: Row, value: string) => boolean;
}

/** Returns the filters whose value is one of their options; any other value lets every row through. */
export function chosenFilters<Row>(
  filters: readonly ListFilter<Row>[],
  valueOf: (key: string) => string,
): { filter: ListFilter<Row>; value: string }[] {
  return filters
    .map((filter) => ({ filter, value: valueOf(filter.key) }))
    .filter(({ filter, value }) => filter.options.some((option) => option.value === value));
}
