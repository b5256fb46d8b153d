import { queryOptions } from '@tanstack/react-query';
import { callForList, isNotOffered, productApi } from '@/shared/api';
import { CONNECTION_POLL_MS } from '@/shared/config';
import { agentSchema } from './agent-schema';

/** Queries for agents. None of the calls is part of the specification. */
export const agentQueries = {
  all: () => ['agent'] as const,
  list: () =>
    queryOptions({
      queryKey: [...agentQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/agents', agentSchema, { signal }),
      // Few organisations have agents, and a server may lack the call: a failure must not disturb the rest of the
      // screen.
      meta: { silent: true },
    }),
  /** The same list, polled while the screen is open. */
  watched: () =>
    queryOptions({
      ...agentQueries.list(),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : CONNECTION_POLL_MS),
    }),
};
