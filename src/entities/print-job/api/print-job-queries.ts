import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callForList, callForPage, callForValue, productApi, type Id } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { dayCountSchema, personSchema, printedJobDetailSchema, printedJobSchema } from './print-job-schema';

/** Filter of the history as sent to the server: query parameter names to their text. */
export type HistoryQuery = Readonly<Record<string, string>>;

/**
 * Queries for print jobs. The only place that defines their cache keys. None of the calls is part of the specification.
 */
export const printJobQueries = {
  all: () => ['print-job'] as const,
  /** One page of the history, newest first. */
  page: (query: HistoryQuery, { offset, take }: { offset: number; take: number }) =>
    queryOptions({
      queryKey: [...printJobQueries.all(), 'list', query, offset, take],
      queryFn: ({ signal }) =>
        callForPage(productApi, 'api/printjobs', printedJobSchema, {
          searchParams: { ...query, take: String(take), offset: String(offset) },
          signal,
        }),
    }),
  perDay: (query: HistoryQuery, timeZone: string) =>
    queryOptions({
      queryKey: [...printJobQueries.all(), 'per-day', query, timeZone],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/printjobs/perday', dayCountSchema, {
          searchParams: { ...query, timeZone },
          signal,
        }),
      placeholderData: keepPreviousData,
      meta: { silent: true },
    }),
  detail: (printJobId: Id) =>
    queryOptions({
      queryKey: [...printJobQueries.all(), 'detail', printJobId],
      queryFn: ({ signal }) =>
        callForValue(
          productApi,
          'get',
          `api/printjobs/${encodeURIComponent(printJobId)}`,
          printedJobDetailSchema,
          { signal },
        ),
    }),
  /** People whose prints this person may see. */
  people: () =>
    queryOptions({
      queryKey: [...printJobQueries.all(), 'people'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/printjobs/people', personSchema, { signal }),
      staleTime: STALE_MS.seldomChanged,
      meta: { silent: true },
    }),
};
