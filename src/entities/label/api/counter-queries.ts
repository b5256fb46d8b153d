import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callForList, callForPage, callForValue, productApi, type Id } from '@/shared/api';
import { counterRangeSchema, counterSchema } from './counter-schema';
import { labelDaysSchema } from './label-days-schema';

/** Ranges that are read at a time. */
const RANGES_AT_ONCE = 50;

/** All of these are Platen-specific calls. */
export const counterQueries = {
  all: () => ['counter'] as const,
  list: () =>
    queryOptions({
      queryKey: [...counterQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/counters', counterSchema, { signal }),
    }),
  /** Which day it is for dates and numbers on labels. */
  days: () =>
    queryOptions({
      queryKey: [...counterQueries.all(), 'days'],
      queryFn: ({ signal }) => callForValue(productApi, 'get', 'api/labeldays', labelDaysSchema, { signal }),
    }),
  /** The numbers that a counter allotted, newest first; `areGaps`: only those of which no job was stored. */
  ranges: (id: Id, areGaps: boolean) =>
    infiniteQueryOptions({
      queryKey: [...counterQueries.all(), 'ranges', id, areGaps],
      queryFn: ({ pageParam, signal }) =>
        callForPage(productApi, `api/counters/${encodeURIComponent(id)}/ranges`, counterRangeSchema, {
          searchParams: { take: RANGES_AT_ONCE, offset: pageParam, ...(areGaps && { gaps: true }) },
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
        return shown < (total ?? 0) ? shown : undefined;
      },
    }),
};
