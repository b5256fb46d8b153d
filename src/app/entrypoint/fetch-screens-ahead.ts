import type { QueryClient } from '@tanstack/react-query';
import { canAccess, currentSessionUser } from '@/entities/session';
import { pageIdle } from '@/shared/lib/timing';
import type { createRouter } from '../routes/create-router';
import type { RouteAccess } from '../routes/decide-navigation';
import { createFetchAhead } from '../routes/fetch-ahead';
import { routeTable } from '../routes/route-table';
import { screenShown } from './screen-shown';

function mayOpen(access: RouteAccess): boolean {
  const user = currentSessionUser();
  return typeof access !== 'string' && user !== undefined && canAccess(user, access);
}

/**
 * Fetches screens ahead: the code of links that are pointed at, and of those in the content once the page is idle; the
 * first reads of a link that the pointer rests on.
 * Returns the function that ends this.
 */
export function fetchScreensAhead(client: QueryClient, router: ReturnType<typeof createRouter>): () => void {
  const ahead = createFetchAhead(routeTable, ({ access, firstReads }, params) => {
    if (mayOpen(access)) firstReads?.(client, params).catch(() => undefined);
  });
  let pathname: string | undefined;
  const followScreen = async (): Promise<void> => {
    if (router.state.location.pathname === pathname) return;
    pathname = router.state.location.pathname;
    await screenShown(client, router);
    await pageIdle();
    const content = document.querySelector('main');
    if (content) ahead.fetchLinked(content);
  };
  const stops = [ahead.watch(), router.subscribe(() => void followScreen())];
  void followScreen();
  return () => {
    for (const stop of stops) stop();
  };
}
