import type { QueryClient } from '@tanstack/react-query';
import { data, redirect, type MiddlewareFunction } from 'react-router';
import { currentSessionUser, hasRoles } from '@/entities/session';
import { canRefresh, isLoggedIn, useTokenStore } from '@/shared/auth';
import { texts } from '../i18n';
import { showNotice } from '../notices/show-notice';
import { decideNavigation, type RouteAccess } from './decide-navigation';

/** Returns the guard of a route. It runs before the screen's code is fetched; `decideNavigation` makes the decision. */
export function navigationGuard(access: RouteAccess, client: QueryClient): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const target = pathname + search;
    if (access !== 'public' && isIncomplete()) {
      // Imported on demand: it needs the API clients, which the first screen does not load.
      const { completeSession } = await import('./complete-session');
      try {
        await completeSession(client);
      } catch {
        // An unavailable server does not redirect to login; after a refusal the session has already ended.
        if (access !== 'signed-out' && canRefresh(useTokenStore.getState()))
          throw data('unconfirmed', { status: 503 });
      }
    }
    const decision = decideNavigation({
      access,
      target,
      isLoggedIn: isLoggedIn(useTokenStore.getState()),
      user: currentSessionUser(),
    });
    if (decision.kind === 'forbidden') throw data('forbidden', { status: 403 });
    if (decision.kind === 'enter') return;
    if (decision.remember) useTokenStore.setState({ redirectPath: target });
    if (decision.isRefusal) showNotice({ color: 'yellow', message: texts.notices.notAllowed });
    throw redirect(decision.to);
  };
}

/** Returns whether the session must be completed: the token has expired, or has no roles and the stored ones may be outdated. */
function isIncomplete(): boolean {
  const session = useTokenStore.getState();
  if (!isLoggedIn(session)) return canRefresh(session);
  const user = currentSessionUser();
  return user !== undefined && (!hasRoles(user) || session.roles.length > 0);
}
