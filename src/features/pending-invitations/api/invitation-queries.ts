import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi } from '@/shared/api';
import { invitationSchema } from './invitation-schema';

export const invitationQueries = {
  all: () => ['user-invitation'] as const,
  /** Open invitations. */
  pending: () =>
    queryOptions({
      queryKey: [...invitationQueries.all(), 'pending'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/users/invitations', invitationSchema, { signal }),
    }),
};
