import { queryOptions } from '@tanstack/react-query';
import { callForList, isNotOffered, productApi } from '@/shared/api';
import { CONNECTION_POLL_MS } from '@/shared/config';
import { agentSchema } from './agent-schema';

/** All of them our own calls. */
export const agentQueries = {
  all: () => ['agent'] as const,
  list: () =>
    queryOptions({
      queryKey: [...agentQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/agents', agentSchema, { signal }),
      // Few organisations have agents, and a server may have no such call: what else a screen is about goes on.
      meta: { silent: true },
    }),
  /** The same, asked for again and again while somebody looks. */
  watched: () =>
    queryOptions({
      ...agentQueries.list(),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : CONNECTION_POLL_MS),
    }),
};
