import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { adoptTokens } from '../auth';

interface RenderOptions {
  /** The address the router starts at. */
  path?: string;
  /** Where the person was before, oldest first: Back leads there. */
  before?: readonly string[];
  /** State of the first address, as the link that led there set it. */
  state?: unknown;
  /** The pattern the component stands at, when it reads parameters. */
  route?: string;
  /** A signed-in person's token; nobody is signed in without it. */
  token?: string;
  client?: QueryClient;
}

export interface RenderedApp extends RenderResult {
  client: QueryClient;
  /** Follows a link from outside the component. */
  goTo: (path: string) => Promise<void>;
  /** Where the router is now, with the query. */
  location: () => string;
}

/** Renders a component as it lives in the app: theme, cache without retries, router, and a person if asked. */
export function renderWith(ui: ReactNode, options: RenderOptions = {}): RenderedApp {
  const { path = '/', before = [], state, route = '*', token, client = createTestClient() } = options;
  if (token !== undefined) adoptTokens({ token, refreshToken: 'refresh', expires: 600 });
  const router = createMemoryRouter(
    [
      { path: route, element: ui },
      { path: '*', element: null },
    ],
    {
      initialEntries: [...before, { ...parsePath(path), state }],
    },
  );
  const rendered = render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return {
    ...rendered,
    client,
    goTo: (target) => act(() => router.navigate(target)),
    location: () => router.state.location.pathname + router.state.location.search,
  };
}

export function createTestClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
}
