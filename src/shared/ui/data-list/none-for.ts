import type { RowTexts } from './row-texts';

/** What is said where nothing is left of a list: by the search, or by the filters where nothing is searched for. */
export const noneFor = (search: string, { noneFor: bySearch, noneForFilters }: RowTexts): string =>
  search === '' ? noneForFilters : bySearch({ search });
