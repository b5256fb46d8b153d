import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { groupCountsSchema, groupPersonSchema, groupSetupSchema } from './group-schema';

export const groupQueries = {
  all: () => ['group'] as const,
  /** The groups of this person with those below; all of them for who manages groups. */
  mine: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/groups', groupSetupSchema, { signal }),
    }),
  /** Every group of the organisation, for forms that offer groups. */
  ofOrganization: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'organization'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/getallgroups', groupSetupSchema, { signal }),
    }),
  /** What belongs to each group. One of our own calls. */
  counts: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'counts'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/counts', groupCountsSchema, { signal }),
    }),
  /** Who can be a member, for people who manage groups and no users. One of our own calls. */
  people: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'people'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/people', groupPersonSchema, { signal }),
    }),
};
