import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';

interface SessionEndProps {
  client: QueryClient;
  router: DataRouter;
}

/** When the token goes - sign-out here or in another tab, a refused refresh - nothing of the person stays on screen. */
export function SessionEnd({ client, router }: SessionEndProps) {
  useEffect(
    () =>
      useTokenStore.subscribe((now, before) => {
        if (before.token === '' || now.token !== '') return;
        client.clear();
        void router.navigate(paths.login);
      }),
    [client, router],
  );
  return null;
}
