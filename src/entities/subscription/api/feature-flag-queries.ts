import { queryOptions } from '@tanstack/react-query';
import { callForJson, productApi, readMerged } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { featureFlagSchema } from './feature-flag-schema';

export const featureFlagQueries = {
  all: () => ['feature-flag'] as const,
  /** Feature flags of this organisation. They change with the subscription, rarely within a day. */
  mine: () =>
    queryOptions({
      queryKey: [...featureFlagQueries.all(), 'mine'],
      // `printHistoryEnabled` may be next to `data`: specification 7 can be read that way.
      queryFn: async ({ signal }) =>
        readMerged(await callForJson(productApi, 'get', 'api/features', { signal }), featureFlagSchema),
      staleTime: STALE_MS.seldomChanged,
    }),
};
