/** One way to narrow a list; its value stands in the address under its key. */
export interface ListFilter<Row> {
  key: string;
  label: string;
  options: readonly { value: string; text: string }[];
  matches: (row: Row, value: string) => boolean;
}

/** What a list is narrowed and ordered by is set here; a value that is no option lets everything through. */
export function chosenFilters<Row>(
  filters: readonly ListFilter<Row>[],
  valueOf: (key: string) => string,
): { filter: ListFilter<Row>; value: string }[] {
  return filters
    .map((filter) => ({ filter, value: valueOf(filter.key) }))
    .filter(({ filter, value }) => filter.options.some((option) => option.value === value));
}
