import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, productApi, type Id } from '@/shared/api';
import { loadLabelKit } from './label-kit';
import { labelSchema, labelSummarySchema } from './label-schema';

/** A published version never changes, and a new one is published by people: seldom within minutes. */
const TEMPLATE_STALE_MS = 5 * 60_000;

export const labelQueries = {
  all: () => ['label'] as const,
  /** The labels this person may print. */
  list: () =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/labels', labelSummarySchema, { signal }),
    }),
  /** One label with its template. */
  detail: (labelId: Id) =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'detail', labelId],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', `api/labels/${encodeURIComponent(labelId)}`, labelSchema, { signal }),
      staleTime: TEMPLATE_STALE_MS,
    }),
  /** The means to draw labels; loaded once. */
  kit: () =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'kit'],
      queryFn: loadLabelKit,
      staleTime: Infinity,
      gcTime: Infinity,
      // Opened fonts are objects with a memory of their own, not data to compare.
      structuralSharing: false,
      meta: { silent: true },
    }),
};
