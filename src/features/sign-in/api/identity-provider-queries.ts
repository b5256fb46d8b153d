import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { authApi, callForList, lenient } from '@/shared/api';

/** Identity provider as listed by the authentication service. */
const identityProviderSchema = z.object({
  name: lenient.text(),
  clientId: lenient.text(),
  configuration: z.object({ authorization_endpoint: lenient.text() }),
});

export type IdentityProvider = z.infer<typeof identityProviderSchema>;

export const identityProviderQueries = {
  all: () => ['identity-provider'] as const,
  /** External identity providers for sign-in. */
  list: () =>
    queryOptions({
      queryKey: [...identityProviderQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        callForList(authApi, 'get', 'api/account/OpenIdProviders', identityProviderSchema, { signal }),
      staleTime: Infinity,
      retry: false,
      // When there are no providers, or the request fails: only logged, nothing shown (specification 8).
      meta: { silent: true },
    }),
};
