import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { standardLabelSchema, standardTemplateSchema } from './standard-label-schema';

export const standardLabelQueries = {
  all: () => ['standard-label'] as const,
  /** Templates that come with the server; they change only with the server. */
  templates: () =>
    queryOptions({
      queryKey: [...standardLabelQueries.all(), 'templates'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/labels/standardLabelTemplates', standardTemplateSchema, {
          signal,
        }),
      staleTime: STALE_MS.changedWithReleases,
    }),
  /** Templates that the organisation has adjusted and saved. */
  kept: () =>
    queryOptions({
      queryKey: [...standardLabelQueries.all(), 'kept'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/labels/standardLabels', standardLabelSchema, { signal }),
    }),
};
