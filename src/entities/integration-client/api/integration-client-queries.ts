import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, productApi, type Id } from '@/shared/api';
import { integrationClientSchema } from './integration-client-schema';

/** All of them our own calls. */
export const integrationClientQueries = {
  all: () => ['integration-client'] as const,
  list: () =>
    queryOptions({
      queryKey: [...integrationClientQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/integrationclients', integrationClientSchema, { signal }),
    }),
  one: (id: Id) =>
    queryOptions({
      queryKey: [...integrationClientQueries.all(), 'one', id],
      queryFn: ({ signal }) =>
        callForValue(
          productApi,
          'get',
          `api/integrationclients/${encodeURIComponent(id)}`,
          integrationClientSchema,
          { signal },
        ),
    }),
};
