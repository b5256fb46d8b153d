import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type MiddlewareFunction } from 'react-router';
import { currentSessionUser, hasRoles, roleQueries } from '@/entities/session';
import { adoptRoles, canRefresh, endSession, isLoggedIn, useTokenStore } from '@/shared/auth';
import { refreshOnce } from '@/shared/api';
import { decideNavigation, type RouteAccess } from './decide-navigation';

/** Runs before a screen's code is even fetched; the decision itself is `decideNavigation`. */
export function navigationGuard(access: RouteAccess, client: QueryClient): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const target = pathname + search;
    if (access !== 'public') await completeSession(client);
    const decision = decideNavigation({
      access,
      target,
      isLoggedIn: isLoggedIn(useTokenStore.getState()),
      user: currentSessionUser(),
    });
    if (decision.kind === 'forbidden') throw data('forbidden', { status: 403 });
    if (decision.kind === 'enter') return;
    if (decision.remember) useTokenStore.setState({ redirectPath: target });
    throw redirect(decision.to);
  };
}

/** A token that ran out is refreshed first, and roles a token does not carry are asked for. */
async function completeSession(client: QueryClient): Promise<void> {
  const session = useTokenStore.getState();
  if (!isLoggedIn(session) && canRefresh(session)) await refreshOnce(session.token).catch(() => undefined);
  const user = currentSessionUser();
  if (!user || hasRoles(user) || !isLoggedIn(useTokenStore.getState())) return;
  const roles = await client.fetchQuery(roleQueries.mine()).catch(() => []);
  // Missing roles after load: redirect to login (specification 8), without a session that leads nowhere.
  if (roles.length === 0) endSession();
  else adoptRoles(roles);
}
