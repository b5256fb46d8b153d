import type { QueryClient } from '@tanstack/react-query';
import { currentSessionUser, hasRoles, roleQueries } from '@/entities/session';
import { adoptRoles, canRefresh, endSession, isLoggedIn, useTokenStore } from '@/shared/auth';
import { refreshOnce, toApiError } from '@/shared/api';

/**
 * A token that ran out is refreshed first, and roles a token does not carry are asked for. Rejects with ApiError when
 * the server did not tell: whoever was signed in still is, unless the refresh was refused.
 */
export async function completeSession(client: QueryClient): Promise<void> {
  const session = useTokenStore.getState();
  if (!isLoggedIn(session) && canRefresh(session)) await refreshOnce(session.token);
  const user = currentSessionUser();
  if (!user || hasRoles(user) || !isLoggedIn(useTokenStore.getState())) return;
  const roles = await client.query(roleQueries.mine()).catch(noneIfRefused);
  // Missing roles after load: redirect to login (specification 8), without a session that leads nowhere.
  if (roles.length === 0) endSession();
  else adoptRoles(roles);
}

function noneIfRefused(error: unknown): string[] {
  const { status } = toApiError(error);
  if (status === undefined || status >= 500) throw error;
  return [];
}
