import { queryOptions } from '@tanstack/react-query';
import { callForValue, isNotOffered, productApi } from '@/shared/api';
import { CONNECTION_POLL_MS } from '@/shared/config';
import { systemSchema } from './system-schema';

export const systemQueries = {
  all: () => ['system'] as const,
  /** The state of the organisation, polled while the screen is open. A Platen-specific call. */
  watched: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'state'],
      queryFn: ({ signal }) => callForValue(productApi, 'get', 'api/system', systemSchema, { signal }),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : CONNECTION_POLL_MS),
      meta: { silent: true },
    }),
};
