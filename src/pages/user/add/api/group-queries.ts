import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { groupSchema } from './group-schema';

export const groupQueries = {
  all: () => ['group'] as const,
  /** Every group of the organisation. */
  ofOrganization: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'organization'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/getallgroups', groupSchema, { signal }),
    }),
};
