import { queryOptions } from '@tanstack/react-query';
import { callForValue, productApi } from '@/shared/api';
import { countsSchema, labelCountSchema } from './count-schema';

/**
 * Options of the counts: refetched on each visit, because a person who returns to the dashboard has usually changed
 * something; the old numbers are shown until then. A failure is shown on its tile only, without a notification.
 */
const fresh = { staleTime: 0, refetchOnMount: 'always', meta: { silent: true } } as const;

export const countQueries = {
  all: () => ['count'] as const,
  /** A single Platen-specific call for all tiles, so that no list is fetched only for its length. */
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
