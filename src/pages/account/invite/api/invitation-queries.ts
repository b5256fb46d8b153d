import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { authApi, callForValue, lenient } from '@/shared/api';

/** Details of an invitation that the holder of its link may see. */
const invitationSchema = z.object({
  email: lenient.text(),
  organizationName: lenient.text(),
  invitedBy: lenient.text(),
});

export type Invitation = z.infer<typeof invitationSchema>;

export const invitationQueries = {
  all: () => ['invitation'] as const,
  /** Returns the details of the invitation. A Platen-specific call: the secret is sent in the body, never in an address. */
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
