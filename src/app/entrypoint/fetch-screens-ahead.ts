import type { QueryClient } from '@tanstack/react-query';
import { pageIdle } from '@/shared/lib/timing';
import type { createRouter } from '../routes/create-router';
import { createFetchAhead } from '../routes/fetch-ahead';
import { routeTable } from '../routes/route-table';
import { screenShown } from './screen-shown';

/**
 * Fetches the code of screens ahead: of links that are pointed at, and of those in the content once the page is idle.
 * Returns the function that ends this.
 */
export function fetchScreensAhead(client: QueryClient, router: ReturnType<typeof createRouter>): () => void {
  const ahead = createFetchAhead(routeTable);
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
