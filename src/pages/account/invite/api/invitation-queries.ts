import { queryOptions } from '@tanstack/react-query';
import { authApi, callForValue } from '@/shared/api';
import { invitationSchema } from './invitation-schema';

export const invitationQueries = {
  all: () => ['invitation'] as const,
  /** Whom the link invites, and where to. One of our own calls: its secret travels in the body, never in an address. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: [...invitationQueries.all(), token],
      queryFn: ({ signal }) =>
        callForValue(authApi, 'post', 'api/account/invitation', invitationSchema, {
          json: { token },
          signal,
        }),
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    }),
};
