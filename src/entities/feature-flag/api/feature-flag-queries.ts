import { queryOptions } from '@tanstack/react-query';
import { callForJson, productApi, readMerged } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { featureFlagSchema } from './feature-flag-schema';

export const featureFlagQueries = {
  all: () => ['feature-flag'] as const,
  /** Which parts of the product this organisation has. Changes with the subscription, hardly ever in a day. */
  mine: () =>
    queryOptions({
      queryKey: [...featureFlagQueries.all(), 'mine'],
      // `printHistoryEnabled` may stand beside `data`, as specification 7 can be read.
      queryFn: async ({ signal }) =>
        readMerged(await callForJson(productApi, 'get', 'api/features', { signal }), featureFlagSchema),
      staleTime: STALE_MS.seldomChanged,
    }),
};
