import type { QueryClient } from '@tanstack/react-query';
import { idleMoment } from '@/shared/lib/timing';
import type { createRouter } from '../routes/create-router';
import { SCREEN_TIMEOUT_MS } from '../config/timings';

/**
 * Resolves when the current screen is shown: its code is there and its first reads are answered. A screen that takes too
 * long counts as shown.
 */
export async function screenShown(
  client: QueryClient,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  const isShown = () =>
    router.state.initialized && router.state.navigation.state === 'idle' && client.isFetching() === 0;
  await new Promise<void>((resolve) => {
    const timeout = setTimeout(resolve, SCREEN_TIMEOUT_MS);
    const look = () => {
      // The reads begin when the screen is rendered, after the router has told of it.
      setTimeout(() => {
        if (!isShown()) return;
        clearTimeout(timeout);
        stopFollowing();
        // React draws the answers in pieces over several frames.
        requestAnimationFrame(() => void idleMoment().then(resolve));
      });
    };
    const stops = [router.subscribe(look), client.getQueryCache().subscribe(look)];
    const stopFollowing = () => {
      for (const stop of stops) stop();
    };
    look();
  });
}
