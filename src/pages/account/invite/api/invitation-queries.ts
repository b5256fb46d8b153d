import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { authApi, callForValue, lenient } from '@/shared/api';

/** What the holder of an invitation's link may know of it. */
const invitationSchema = z.object({
  email: lenient.text(),
  organizationName: lenient.text(),
  invitedBy: lenient.text(),
});

export type Invitation = z.infer<typeof invitationSchema>;

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
