import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '@/app/query-client/create-query-client';
import type { Example } from '../component-gallery';

/** Errors of an example are shown inside it, or not at all: the gallery has no notifications. */
const tellNobody = { error: () => undefined };

/**
 * One example with a router and a cache of its own, so that interactions in one do not affect others. Every path shows
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
