import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, isNotOffered, productApi, toApiError, type Id } from '@/shared/api';
import { connectorSchema, type Connector } from './connector-schema';

/** How often a screen that shows how connectors stand asks again. */
const WATCH_MS = 10_000;

/** One connector, and whether this server lets it be changed. */
interface FoundConnector {
  connector: Connector;
  isManaged: boolean;
}

const readList = (signal: AbortSignal) =>
  callForList(productApi, 'get', 'api/connectors', connectorSchema, { signal });

/**
 * A connector as its own call tells it, one of ours. A server without that call still lists it, and then nothing of it
 * can be changed; one that is in no list either is not there.
 */
async function readOne(id: Id, signal: AbortSignal): Promise<FoundConnector> {
  try {
    const connector = await callForValue(
      productApi,
      'get',
      `api/connectors/${encodeURIComponent(id)}`,
      connectorSchema,
      { signal },
    );
    return { connector, isManaged: true };
  } catch (error) {
    if (!isNotOffered(toApiError(error))) throw error;
    const connector = (await readList(signal)).find((one) => one.id === id);
    if (!connector) throw error;
    return { connector, isManaged: false };
  }
}

export const connectorQueries = {
  all: () => ['connector'] as const,
  /** The connectors of the organisation and how each of them stands. */
  list: () =>
    queryOptions({
      queryKey: [...connectorQueries.all(), 'list'],
      queryFn: ({ signal }) => readList(signal),
    }),
  /** The same, asked for again and again while somebody looks. */
  watched: () =>
    queryOptions({
      ...connectorQueries.list(),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : WATCH_MS),
      meta: { silent: true },
    }),
  one: (id: Id) =>
    queryOptions({
      queryKey: [...connectorQueries.all(), 'one', id],
      queryFn: ({ signal }) => readOne(id, signal),
      refetchInterval: ({ state }) => (isNotOffered(state.error) ? false : WATCH_MS),
      meta: { silent: true },
    }),
};
