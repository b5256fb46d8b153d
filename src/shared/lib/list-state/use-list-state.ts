import { useSearchParams } from 'react-router';
import { toggled } from './toggled';
import { useNewestParams } from './use-newest-params';
import { nextSorting, readSorting, writeSorting, type Sorting } from '../sorting';

const SEARCH = 'q';
const SORT = 'sort';
const HIDDEN = 'hide';

interface ListStateOptions {
  /** Keys by which the list can be sorted. */
  sortKeys: readonly string[];
  /** Default sorting; undefined keeps the server's order. */
  defaultSort?: Sorting | undefined;
}

/**
 * Returns the view of a list: search, sorting, filters and hidden columns. All of it is in the address, so that a link, a
 * reload and Back show the same.
 */
export function useListState({ sortKeys, defaultSort }: ListStateOptions) {
  const [params, setParams] = useSearchParams();
  const newestParams = useNewestParams();
  const set = (changes: Readonly<Record<string, string>>) => {
    const after = newestParams();
    if (!after) return;
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    setParams(after, { replace: true });
  };
  const sorting = readSorting(params.get(SORT), sortKeys) ?? defaultSort;
  const hidden = new Set((params.get(HIDDEN) ?? '').split(',').filter((key) => key !== ''));
  return {
    search: params.get(SEARCH) ?? '',
    setSearch: (text: string) => set({ [SEARCH]: text }),
    sorting,
    setSorting: (asked: Sorting) => set({ [SORT]: writeSorting(asked) }),
    /** Sorts by a column whose heading was pressed. */
    sortBy: (key: string) => set({ [SORT]: writeSorting(nextSorting(sorting, key)) }),
    /** Returns the value of a filter; "" if it is not set. */
    filter: (name: string) => params.get(name) ?? '',
    setFilter: (name: string, value: string) => set({ [name]: value }),
    /** Clears the search and these filters. */
    clear: (filters: readonly string[]) =>
      set(Object.fromEntries([SEARCH, ...filters].map((name) => [name, '']))),
    hidden,
    toggleColumn: (key: string) => set({ [HIDDEN]: [...toggled(hidden, key)].join(',') }),
  };
}

export type ListState = ReturnType<typeof useListState>;
