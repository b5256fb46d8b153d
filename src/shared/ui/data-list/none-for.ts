import type { RowTexts } from './row-texts';

/** Returns the text for a list without matches: for the search, or for the filters if there is no search. */
export const noneFor = (search: string, { noneFor: bySearch, noneForFilters }: RowTexts): string =>
  search === '' ? noneForFilters : bySearch({ search });
