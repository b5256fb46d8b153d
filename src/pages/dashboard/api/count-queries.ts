import { queryOptions } from '@tanstack/react-query';
import { callForValue, productApi } from '@/shared/api';
import { countsSchema, labelCountSchema } from './count-schema';

/**
 * Whoever comes back to the dashboard has just changed something: its numbers are asked for each time, and shown as they
 * were until then. One that cannot be had is said on its tile: nobody is interrupted for it.
 */
const fresh = { staleTime: 0, refetchOnMount: 'always', meta: { silent: true } } as const;

export const countQueries = {
  all: () => ['count'] as const,
  /** One call of ours for all tiles, so that no list is fetched for its length. */
  ofOrganization: () =>
    queryOptions({
      queryKey: [...countQueries.all(), 'organization'],
      queryFn: ({ signal }) => callForValue(productApi, 'get', 'api/counts', countsSchema, { signal }),
      ...fresh,
    }),
  labels: () =>
    queryOptions({
      queryKey: [...countQueries.all(), 'labels'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/labels/count', labelCountSchema, { signal }),
      ...fresh,
    }),
};
