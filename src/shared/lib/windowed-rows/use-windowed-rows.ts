import {
  keepPreviousData,
  useQueries,
  useQueryClient,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import { ROWS_PER_CALL } from '../../config';
import { rowCountOf, rowIn, textOfFirst, windowOffsets, windowsInMemory, type RowWindow } from './windows';

interface Page {
  offset: number;
  take: number;
}

/** Long list of which only the visible windows are fetched. */
export interface WindowedRows<Row> {
  rowCount: number;
  /** Returns the row at an index; undefined while it is being fetched. */
  rowAt: (index: number) => Row | undefined;
  /** Must be called with the first and last row that are about to be visible. */
  onRangeChange: (first: number, last: number) => void;
  /** Nothing of this list has been received yet. */
  isPending: boolean;
  /** The first window has been received; an empty list counts too. */
  isKnown: boolean;
  /** The rows shown belong to the previous list. */
  isStale: boolean;
  error: DefaultError | undefined;
  retry: () => void;
}

/** Rows are fetched before they come into sight: this many above and below what is about to be visible. */
const AHEAD_ROWS = 40;

/** Windows of one list in memory, besides the first: those in sight, and others for scrolling back. */
const KEPT_WINDOWS = 16;

/** Offsets of windows of a list, while they belong to it. */
interface Scrolled {
  /** Those in sight or close to it. */
  offsets: readonly number[];
  /** Those in memory, reached last first. */
  kept: readonly number[];
}

/** A list that is not scrolled. */
const START: Scrolled = { offsets: [0], kept: [0] };

/**
 * Fetches a list window by window as it is scrolled. `listKey` names the list: another key, after a search or a filter,
 * starts at the first row again.
 */
export function useWindowedRows<Window extends RowWindow<unknown>, Key extends QueryKey>(
  listKey: string,
  pageOf: (page: Page) => UseQueryOptions<Window, DefaultError, Window, Key>,
): WindowedRows<Window['rows'][number]> {
  const client = useQueryClient();
  const [scrolled, setScrolled] = useState({ ...START, of: listKey });
  const { offsets, kept: keptBefore } = scrolled.of === listKey ? scrolled : START;
  const queries = useQueries({
    queries: offsets.map((offset) => ({
      ...pageOf({ offset, take: ROWS_PER_CALL }),
      placeholderData: offset === 0 ? keepPreviousData : undefined,
    })),
  });
  const windows = new Map<number, Window>();
  for (const [index, offset] of offsets.entries()) {
    const data = queries[index]?.data;
    if (data) windows.set(offset, data);
  }
  const [known, setKnown] = useState({ count: 0, of: listKey, firstRow: '' });
  const isSameList = known.of === listKey;
  const begins = windows.get(0);
  const firstRow = begins ? textOfFirst(begins.rows) : isSameList ? known.firstRow : '';
  const count = windows.size > 0 ? rowCountOf(windows, firstRow) : isSameList ? known.count : 0;
  if (windows.size > 0 && (known.count !== count || known.firstRow !== firstRow || !isSameList))
    setKnown({ count, of: listKey, firstRow });
  const failed = queries.filter((query) => query.error !== null && query.data === undefined);
  return {
    rowCount: count,
    rowAt: (index) => rowIn(windows, index),
    onRangeChange: (first, last) => {
      const reached = windowOffsets(
        first - AHEAD_ROWS,
        Math.min(last + AHEAD_ROWS, Math.max(last, count - 1)),
      );
      // Most rows that come into sight are in the same windows: nothing is rendered for them.
      if (scrolled.of === listKey && reached.join() === offsets.join()) return;
      const { kept, dropped } = windowsInMemory(keptBefore, reached, KEPT_WINDOWS);
      setScrolled({ offsets: reached, kept, of: listKey });
      for (const offset of dropped)
        client.removeQueries({
          queryKey: pageOf({ offset, take: ROWS_PER_CALL }).queryKey,
          exact: true,
          type: 'inactive',
        });
    },
    isPending: failed.length === 0 && windows.size === 0 && count === 0,
    isKnown: windows.size > 0,
    isStale: queries.some((query) => query.isPlaceholderData),
    error: failed[0]?.error ?? undefined,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
