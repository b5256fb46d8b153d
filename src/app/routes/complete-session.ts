import type { QueryClient } from '@tanstack/react-query';
import { currentSessionUser, hasRoles, roleQueries } from '@/entities/session';
import { adoptRoles, canRefresh, endSession, isLoggedIn, useTokenStore } from '@/shared/auth';
import { refreshOnce, toApiError } from '@/shared/api';

/** Token with which the stored roles were requested; another token may have other roles. */
let askedFor = '';

/**
 * Refreshes an expired token and requests the roles if the token carries none: at the start, and once for each later
 * token, because the roles may have changed. Rejects with ApiError when the server gave no answer and no roles are known;
 * the session is kept unless the refresh was refused.
 */
export async function completeSession(client: QueryClient): Promise<void> {
  const session = useTokenStore.getState();
  if (!isLoggedIn(session) && canRefresh(session)) await refreshOnce(session.token);
  const user = currentSessionUser();
  const { token, roles: stored } = useTokenStore.getState();
  const areOutdated = stored.length > 0 && token !== askedFor;
  if (!user || (hasRoles(user) && !areOutdated) || !isLoggedIn(useTokenStore.getState())) return;
  const roles = await client
    .query({ ...roleQueries.mine(), staleTime: 0 })
    .catch((error: unknown) => (areOutdated ? stored : noneIfRefused(error)));
  askedFor = token;
  // Missing roles after load: redirect to login (specification 8); a session without access is ended.
  if (roles.length === 0) endSession();
  else adoptRoles(roles);
}

function noneIfRefused(error: unknown): string[] {
  const { status } = toApiError(error);
  if (status === undefined || status >= 500) throw error;
  return [];
}
