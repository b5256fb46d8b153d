import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { directionOf, language } from '@/shared/i18n';
import { pageIdle } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import { NewVersionNotice } from '../notices/new-version-notice';
import { RefreshNotice } from '../notices/refresh-notice';
import { showNotice } from '../notices/show-notice';
import { createQueryClient } from '../query-client/create-query-client';
import { createRouter } from '../routes/create-router';
import { appTheme, cssVariablesResolver } from '../styles/theme';
import { ERROR_SHOWN_MS } from '../config/timings';
import { screenShown } from './screen-shown';
import { SessionEnd } from './session-end';

/**
 * Area of the notifications, fetched when the page is idle. Renders nothing where its code cannot be loaded, so that the
 * page still works.
 */
const NoticeArea = lazyPart(async (): Promise<{ default: () => ReactNode }> => {
  await pageIdle();
  return import('../notices/notice-area').then(
    ({ NoticeArea: area }) => ({ default: area }),
    () => ({ default: () => null }),
  );
});

/** Starts to fetch screens ahead when the page is idle, and returns the function that ends it. */
const fetchAheadWhenIdle = async (client: QueryClient, router: ReturnType<typeof createRouter>) => {
  await pageIdle();
  return import('./fetch-screens-ahead').then(
    ({ fetchScreensAhead }) => fetchScreensAhead(client, router),
    // Without it each screen is fetched when it is opened.
    () => () => undefined,
  );
};

const showError = (message: string) =>
  showNotice({ message, color: 'red', autoClose: ERROR_SHOWN_MS, role: 'alert' });

/** Root component: the providers, notices and router that every screen needs. Created once, after config.json was read; tells when its first screen is shown. */
export function App({ onFirstScreen }: { onFirstScreen: () => void }) {
  const [client] = useState(() => createQueryClient({ error: showError }));
  const [router] = useState(() => createRouter(client));
  const tellFirstScreen = useEffectEvent(onFirstScreen);
  useEffect(() => void screenShown(client, router).then(() => tellFirstScreen()), [client, router]);
  useEffect(() => {
    const stop = fetchAheadWhenIdle(client, router);
    return () => void stop.then((end) => end());
  }, [client, router]);
  return (
    <QueryClientProvider client={client}>
      <DirectionProvider initialDirection={directionOf(language())} detectDirection={false}>
        <MantineProvider
          theme={appTheme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
        >
          <RefreshNotice />
          <NewVersionNotice />
          <SessionEnd client={client} router={router} />
          <RouterProvider router={router} />
          <Suspense>
            <NoticeArea />
          </Suspense>
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  );
}
