import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { printerSchema } from './printer-schema';

export const printerQueries = {
  all: () => ['printer'] as const,
  /** The printers of the organisation that this person may use. */
  list: () =>
    queryOptions({
      queryKey: [...printerQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/printers', printerSchema, { signal }),
      staleTime: 60_000,
    }),
};
