import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { printerSchema } from './printer-schema';
import { printerVendorSchema } from './printer-vendor-schema';

export const printerQueries = {
  all: () => ['printer'] as const,
  /** The printers of the organisation that this person may use. */
  list: () =>
    queryOptions({
      queryKey: [...printerQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/printers', printerSchema, { signal }),
      staleTime: STALE_MS.oftenChanged,
    }),
  /** Manufacturers and models offered for a new printer. */
  vendors: () =>
    queryOptions({
      queryKey: [...printerQueries.all(), 'vendors'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/printers/vendors', printerVendorSchema, { signal }),
      staleTime: Infinity,
    }),
};
