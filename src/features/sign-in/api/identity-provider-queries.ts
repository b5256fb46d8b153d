import { queryOptions } from '@tanstack/react-query';
import { authApi, callForList } from '@/shared/api';
import { identityProviderSchema } from './identity-provider-schema';

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
