import { queryOptions } from '@tanstack/react-query';
import { callForList, callForPage, productApi, type Id } from '@/shared/api';
import { DELIVERIES_SHOWN } from '../config/limits';
import { DELIVERY_POLL_MS } from '../config/timings';
import { deliverySchema, webHookSchema } from './web-hook-schema';

/** All of these are Platen-specific calls. */
export const webHookQueries = {
  all: () => ['web-hook'] as const,
  list: () =>
    queryOptions({
      queryKey: [...webHookQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/integrationwebhooks', webHookSchema, { signal }),
    }),
  /** The newest deliveries of one web hook. */
  deliveries: (id: Id) =>
    queryOptions({
      queryKey: [...webHookQueries.all(), 'deliveries', id],
      queryFn: ({ signal }) =>
        callForPage(
          productApi,
          `api/integrationwebhooks/${encodeURIComponent(id)}/deliveries`,
          deliverySchema,
          { searchParams: { take: DELIVERIES_SHOWN }, signal },
        ),
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ status }) => status === 'waiting') === true ? DELIVERY_POLL_MS : false,
    }),
};
