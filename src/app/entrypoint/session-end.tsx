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
 * Removes the person's data from the screen and the cache when the token is removed. If the server ended the session, the
 * next sign-in leads back to the same screen and the unprinted jobs are kept; after a sign-out nothing is kept. A public
 * screen stays open: it may be the one that has to show what was refused.
 */
export function SessionEnd({ client, router }: SessionEndProps) {
  useEffect(
    () =>
      useTokenStore.subscribe((now, before) => {
        if (before.token === '' || now.token !== '') return;
        void forgetPrints(client, now.endedBy);
        if (isOpenToEverybody(router)) {
          // The data of a public screen belongs to nobody; all other data belonged to the person.
          client.removeQueries({ type: 'inactive' });
          return;
        }
        // If the session is refused while it is being opened, there is no screen to return to.
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

/**
 * Deletes the stored print runs. Their code is loaded if anything was printed; if it cannot be loaded without a network,
 * there is nothing to delete.
 */
async function forgetPrints(client: QueryClient, endedBy: SessionEnding): Promise<void> {
  try {
    const { forgetPrintRuns } = await import('@/features/send-print-job');
    await forgetPrintRuns(client, { isOutboxKept: endedBy !== 'person' });
  } catch {
    // The next sign-in shows only the jobs of that person.
  }
}
