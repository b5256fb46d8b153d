import { queryOptions } from '@tanstack/react-query';
import { callForList, callForPage, productApi, type Id } from '@/shared/api';
import { deliverySchema, webHookSchema } from './web-hook-schema';

/** As many deliveries as are shown. */
const SHOWN_DELIVERIES = 50;
/** While a try is still to come, the log is read again. */
const WATCH_MS = 5000;

/** All of them our own calls. */
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
          { searchParams: { take: SHOWN_DELIVERIES }, signal },
        ),
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ status }) => status === 'waiting') === true ? WATCH_MS : false,
    }),
};
