import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, isNotOffered, oneOrListed, productApi, type Id } from '@/shared/api';
import { CONNECTION_POLL_MS } from '@/shared/config';
import { connectorQueries } from './connector-queries';
import { connectorSchema, type Connector } from './connector-schema';

/** One connector, and whether this server allows changes to it. */
interface FoundConnector {
  connector: Connector;
  isManaged: boolean;
}

/**
 * Reads a connector by its own call, which is not part of the specification. When the server only lists connectors, it
 * cannot be changed there.
 */
const readOne = (id: Id, signal: AbortSignal): Promise<FoundConnector> =>
  oneOrListed<FoundConnector>(
    callForValue(productApi, 'get', `api/connectors/${encodeURIComponent(id)}`, connectorSchema, {
      signal,
    }).then((connector) => ({ connector, isManaged: true })),
    async () => {
      const listed = await callForList(productApi, 'get', 'api/connectors', connectorSchema, { signal });
      const connector = listed.find((one) => one.id === id);
      return connector && { connector, isManaged: false };
    },
  );

/** Queries of the screens for connectors, polled while a screen is open. */
export const connectorSetupQueries = {
  list: () =>
    queryOptions({
      ...connectorQueries.list(),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : CONNECTION_POLL_MS),
      meta: { silent: true },
    }),
  one: (id: Id) =>
    queryOptions({
      queryKey: [...connectorQueries.all(), 'one', id],
      queryFn: ({ signal }) => readOne(id, signal),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : CONNECTION_POLL_MS),
      meta: { silent: true },
    }),
};
