import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { connectorSchema } from './connector-schema';

export const connectorQueries = {
  all: () => ['connector'] as const,
  /** The connectors of the organisation with their status. */
  list: () =>
    queryOptions({
      queryKey: [...connectorQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/connectors', connectorSchema, { signal }),
    }),
};
