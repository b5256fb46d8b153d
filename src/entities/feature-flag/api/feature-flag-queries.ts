import { queryOptions } from '@tanstack/react-query';
import { callForValue, productApi } from '@/shared/api';
import { featureFlagSchema } from './feature-flag-schema';

export const featureFlagQueries = {
  all: () => ['feature-flag'] as const,
  /** Which parts of the product this organisation has. Changes with the subscription, hardly ever in a day. */
  mine: () =>
    queryOptions({
      queryKey: [...featureFlagQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForValue(productApi, 'get', 'api/features', featureFlagSchema, { signal }),
      staleTime: 10 * 60_000,
    }),
};
