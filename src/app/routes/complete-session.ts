import type { QueryClient } from '@tanstack/react-query';
import { currentSessionUser, hasRoles, roleQueries } from '@/entities/session';
import { adoptRoles, canRefresh, endSession, isLoggedIn, useTokenStore } from '@/shared/auth';
import { refreshOnce, toApiError } from '@/shared/api';

/** The token the stored roles were asked for: another one may stand for other roles. */
let askedFor = '';

/**
 * A token that ran out is refreshed first, and roles a token does not carry are asked for: at the start, and once for
 * each token that follows, because somebody may have changed them. Rejects with ApiError when the server did not tell
 * and none are known: whoever was signed in still is, unless the refresh was refused.
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
  // Missing roles after load: redirect to login (specification 8), without a session that leads nowhere.
  if (roles.length === 0) endSession();
  else adoptRoles(roles);
}

function noneIfRefused(error: unknown): string[] {
  const { status } = toApiError(error);
  if (status === undefined || status >= 500) throw error;
  return [];
}
