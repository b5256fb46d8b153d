import {
  keepPreviousData,
  useQueries,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import { ROWS_PER_CALL } from '../../config';
import { rowCountOf, rowIn, textOfFirst, windowOffsets, type RowWindow } from './windows';

interface Page {
  offset: number;
  take: number;
}

/** A long list, of which only the windows in sight are fetched. */
export interface WindowedRows<Row> {
  rowCount: number;
  /** The row at an index; undefined while it is under way. */
  rowAt: (index: number) => Row | undefined;
  /** To be told which rows are about to be seen. */
  onRangeChange: (first: number, last: number) => void;
  /** Nothing is known of this list yet. */
  isPending: boolean;
  /** The first window has come: that there is nothing is an answer. */
  isKnown: boolean;
  /** What is shown belongs to the list before. */
  isStale: boolean;
  error: DefaultError | undefined;
  retry: () => void;
}

/**
 * Fetches a list window by window as it is scrolled. `listKey` names the list: another one, by a search or a filter,
 * starts at its first row again.
 */
export function useWindowedRows<Window extends RowWindow<unknown>, Key extends QueryKey>(
  listKey: string,
  pageOf: (page: Page) => UseQueryOptions<Window, DefaultError, Window, Key>,
): WindowedRows<Window['rows'][number]> {
  const [range, setRange] = useState({ first: 0, last: 0, of: listKey });
  const { first, last } = range.of === listKey ? range : { first: 0, last: 0 };
  const offsets = windowOffsets(first, last);
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
  const failed = queries.find((query) => query.error !== null && query.data === undefined);
  return {
    rowCount: count,
    rowAt: (index) => rowIn(windows, index),
    onRangeChange: (from, to) => setRange({ first: from, last: to, of: listKey }),
    isPending: !failed && windows.size === 0 && count === 0,
    isKnown: windows.size > 0,
    isStale: queries.some((query) => query.isPlaceholderData),
    error: failed?.error ?? undefined,
    retry: () => void failed?.refetch(),
  };
}
