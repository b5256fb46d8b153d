import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, isNotOffered, oneOrListed, productApi, type Id } from '@/shared/api';
import { CONNECTION_POLL_MS } from '@/shared/config';
import { connectorQueries } from './connector-queries';
import { connectorSchema, type Connector } from './connector-schema';

/** One connector, and whether this server lets it be changed. */
interface FoundConnector {
  connector: Connector;
  isManaged: boolean;
}

/** A connector as its own call tells it, one of ours. What a server only lists cannot be changed there. */
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

/** What the screens of connectors ask for, again and again while somebody looks. */
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
