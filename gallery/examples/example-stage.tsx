import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '@/app/query-client/create-query-client';
import type { Example } from '../component-gallery';

/** What of an example fails is shown in its place, or nowhere: the gallery has no notifications. */
const tellNobody = { error: () => undefined };

/**
 * One example with a router and a cache of its own: what is pressed or read in one changes no other. Every address shows
 * the example, so that a link leads nowhere.
 */
export function ExampleStage({ example: { Show, path = '/' } }: { example: Example }) {
  const [client] = useState(() => createQueryClient(tellNobody));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Show /> }], { initialEntries: [path] }),
  );
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>
  );
}
