import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { authApi, callForList, lenient } from '@/shared/api';

/** An identity provider as the authentication service lists it. */
const identityProviderSchema = z.object({
  name: lenient.text(),
  clientId: lenient.text(),
  configuration: z.object({ authorization_endpoint: lenient.text() }),
});

export type IdentityProvider = z.infer<typeof identityProviderSchema>;

export const identityProviderQueries = {
  all: () => ['identity-provider'] as const,
  /** The external identity providers to sign in with. */
  list: () =>
    queryOptions({
      queryKey: [...identityProviderQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        callForList(authApi, 'get', 'api/account/OpenIdProviders', identityProviderSchema, { signal }),
      staleTime: Infinity,
      retry: false,
      // No providers, or none that can be asked for: only logged, nothing shown (specification 8).
      meta: { silent: true },
    }),
};
