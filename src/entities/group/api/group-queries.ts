import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { groupCountsSchema, groupPersonSchema, groupSetupSchema } from './group-schema';

export const groupQueries = {
  all: () => ['group'] as const,
  /** The person's groups and their subgroups; all groups for a person who manages groups. */
  mine: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/groups', groupSetupSchema, { signal }),
    }),
  /** All groups of the organisation, for forms that offer groups. */
  ofOrganization: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'organization'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/getallgroups', groupSetupSchema, { signal }),
    }),
  /** Counts of what belongs to each group. The call is not part of the specification. */
  counts: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'counts'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/counts', groupCountsSchema, { signal }),
    }),
  /** Possible group members, for people who manage groups but not users. The call is not part of the specification. */
  people: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'people'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/people', groupPersonSchema, { signal }),
    }),
};
