import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, oneOrListed, productApi, type Id } from '@/shared/api';
import { integrationClientSchema } from './integration-client-schema';

const CLIENTS = 'api/integrationclients';

/** Queries for integration clients. None of the calls is part of the specification. */
export const integrationClientQueries = {
  all: () => ['integration-client'] as const,
  list: () =>
    queryOptions({
      queryKey: [...integrationClientQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', CLIENTS, integrationClientSchema, { signal }),
    }),
  one: (id: Id) =>
    queryOptions({
      queryKey: [...integrationClientQueries.all(), 'one', id],
      queryFn: ({ signal }) =>
        oneOrListed(
          callForValue(productApi, 'get', `${CLIENTS}/${encodeURIComponent(id)}`, integrationClientSchema, {
            signal,
          }),
          async () => {
            const all = await callForList(productApi, 'get', CLIENTS, integrationClientSchema, { signal });
            return all.find(({ integrationClientId }) => integrationClientId === id);
          },
        ),
    }),
};
