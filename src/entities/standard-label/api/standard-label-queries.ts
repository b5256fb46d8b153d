import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { standardLabelSchema, standardTemplateSchema } from './standard-label-schema';

export const standardLabelQueries = {
  all: () => ['standard-label'] as const,
  /** The templates the server brings: they change with the server only. */
  templates: () =>
    queryOptions({
      queryKey: [...standardLabelQueries.all(), 'templates'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/labels/standardLabelTemplates', standardTemplateSchema, {
          signal,
        }),
      staleTime: STALE_MS.changedWithReleases,
    }),
  /** The templates the organisation adjusted and keeps. */
  kept: () =>
    queryOptions({
      queryKey: [...standardLabelQueries.all(), 'kept'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/labels/standardLabels', standardLabelSchema, { signal }),
    }),
};
