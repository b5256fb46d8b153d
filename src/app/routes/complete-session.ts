import type { QueryClient } from '@tanstack/react-query';
import { currentSessionUser, hasRoles, roleQueries } from '@/entities/session';
import { adoptRoles, canRefresh, endSession, isLoggedIn, useTokenStore } from '@/shared/auth';
import { refreshOnce } from '@/shared/api';

/** A token that ran out is refreshed first, and roles a token does not carry are asked for. */
export async function completeSession(client: QueryClient): Promise<void> {
  const session = useTokenStore.getState();
  if (!isLoggedIn(session) && canRefresh(session)) await refreshOnce(session.token).catch(() => undefined);
  const user = currentSessionUser();
  if (!user || hasRoles(user) || !isLoggedIn(useTokenStore.getState())) return;
  const roles = await client.query(roleQueries.mine()).catch(() => []);
  // Missing roles after load: redirect to login (specification 8), without a session that leads nowhere.
  if (roles.length === 0) endSession();
  else adoptRoles(roles);
}
