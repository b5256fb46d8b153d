import { useSearchParams } from 'react-router';
import { toggled } from './toggled';
import { useNewestParams } from './use-newest-params';
import { nextSorting, readSorting, writeSorting, type Sorting } from '../sorting';

const SEARCH = 'q';
const SORT = 'sort';
const HIDDEN = 'hide';

interface ListStateOptions {
  /** What the list can be ordered by. */
  sortKeys: readonly string[];
  /** How it is ordered while nothing is asked for; undefined leaves it as the server sent it. */
  defaultSort?: Sorting | undefined;
}

/**
 * How a list is being looked at: search, order, filters and hidden columns, all of it in the address, so that a link,
 * a reload and Back show the same.
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
    /** What a press on a column's heading does. */
    sortBy: (key: string) => set({ [SORT]: writeSorting(nextSorting(sorting, key)) }),
    /** The value of a filter; "" while it lets everything through. */
    filter: (name: string) => params.get(name) ?? '',
    setFilter: (name: string, value: string) => set({ [name]: value }),
    /** Search and these filters let everything through again. */
    clear: (filters: readonly string[]) =>
      set(Object.fromEntries([SEARCH, ...filters].map((name) => [name, '']))),
    hidden,
    toggleColumn: (key: string) => set({ [HIDDEN]: [...toggled(hidden, key)].join(',') }),
  };
}

export type ListState = ReturnType<typeof useListState>;
