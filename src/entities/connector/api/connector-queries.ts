import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { connectorSchema } from './connector-schema';

export const connectorQueries = {
  all: () => ['connector'] as const,
  /** The connectors of the organisation and how each of them stands. */
  list: () =>
    queryOptions({
      queryKey: [...connectorQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/connectors', connectorSchema, { signal }),
    }),
};
