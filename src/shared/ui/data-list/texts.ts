export const texts = {
  everything: 'All',
  loading: 'Loading',
  sortBy: 'Sort by',
  sortOption: (title: string, isDescending: boolean) => (isDescending ? `${title}, downwards` : title),
  columns: 'Columns',
  clear: 'Clear search',
  clearAll: 'Clear search and filters',
  count: (count: number, { one, many }: Noun) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`,
  countOf: (shown: number, count: number, { many }: Noun) =>
    `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} ${many}`,
  noneFor: (search: string, { many }: Noun) =>
    search === '' ? `No ${many} match the filters.` : `No ${many} found for “${search}”.`,
  noneForBoth: (search: string, { many }: Noun) => `No ${many} found for “${search}” with these filters.`,
  select: (name: string) => `Select ${name}`,
  selected: (count: number, noun: Noun) => `${texts.count(count, noun)} selected`,
  allSelected: (count: number, noun: Noun) => `All ${texts.count(count, noun)} selected`,
  unselect: 'Clear selection',
  selection: 'Selection',
} as const;

/** What the rows are called: "group", "groups". */
export interface Noun {
  readonly one: string;
  readonly many: string;
}
