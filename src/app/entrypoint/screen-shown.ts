import type { QueryClient } from '@tanstack/react-query';
import { idleMoment, pause } from '@/shared/lib/timing';
import type { createRouter } from '../routes/create-router';
import { SCREEN_LOOK_MS, SCREEN_TIMEOUT_MS } from '../config/timings';

/** Every screen has its title there as soon as it is rendered, and has begun its reads an idle moment later. */
const TITLE = 'main h1';

/**
 * Resolves when the current screen is shown: its code is there, it is rendered and its first reads are answered. A screen
 * that takes too long counts as shown.
 */
export async function screenShown(
  client: QueryClient,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  const isShown = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    document.querySelector(TITLE) !== null &&
    client.isFetching() === 0;
  const latest = performance.now() + SCREEN_TIMEOUT_MS;
  do {
    await pause(SCREEN_LOOK_MS);
    // React draws the answers in pieces over several frames.
    if (isShown()) await idleMoment();
  } while (!isShown() && performance.now() < latest);
}
