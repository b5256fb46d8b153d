import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath, type DataRouter } from 'react-router';
import { useTokenStore, type SessionEnding } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { publicRoutes } from '../routes/route-table';

interface SessionEndProps {
  client: QueryClient;
  router: DataRouter;
}

/**
 * When the token goes nothing of the person stays on the screen or in the cache. Whose session the server has ended is
 * brought back to the same screen by the next sign-in, and finds what was left unprinted; who signs out leaves nothing.
 * A screen that is open to everybody stays: it may be the one that has to say what was refused.
 */
export function SessionEnd({ client, router }: SessionEndProps) {
  useEffect(
    () =>
      useTokenStore.subscribe((now, before) => {
        if (before.token === '' || now.token !== '') return;
        void forgetPrints(client, now.endedBy);
        if (isOpenToEverybody(router)) {
          // What the screen itself shows is nobody's; all else was the person's.
          client.removeQueries({ type: 'inactive' });
          return;
        }
        // A session that is refused while it is being opened has no screen to come back to.
        if (now.endedBy === 'server' && before.status !== 'loading') rememberScreen(router);
        client.clear();
        void router.navigate(paths.login);
      }),
    [client, router],
  );
  return null;
}

const isOpenToEverybody = ({ state: { location } }: DataRouter): boolean =>
  publicRoutes.some(({ path, access }) => access === 'public' && matchPath(path, location.pathname) !== null);

function rememberScreen({ state: { location } }: DataRouter): void {
  useTokenStore.setState({ redirectPath: location.pathname + location.search });
}

/** Its code is there when anything was printed; without it and without a network there is nothing to forget. */
async function forgetPrints(client: QueryClient, endedBy: SessionEnding): Promise<void> {
  try {
    const { forgetPrintRuns } = await import('@/features/send-print-job');
    await forgetPrintRuns(client, { isOutboxKept: endedBy !== 'person' });
  } catch {
    // The next sign-in shows only jobs of its own person.
  }
}
