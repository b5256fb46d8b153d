import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { adoptTokens } from '../auth';
import { tokenFor, type Person } from './token-for';

export interface RenderOptions {
  /** The address the router starts at. */
  path?: string;
  /** Where the person was before, oldest first: Back leads there. */
  before?: readonly string[];
  /** State of the first address, as the link that led there set it. */
  state?: unknown;
  /** The pattern the component stands at, when it reads parameters. */
  route?: string;
  /** Who is signed in: an account type or role, or claims; nobody without it. */
  as?: Person;
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
  const { path = '/', before = [], state, route = '*', as: person, client = createTestClient() } = options;
  if (person !== undefined) adoptTokens({ token: tokenFor(person), refreshToken: 'refresh', expires: 600 });
  // Browsers have a clipboard, jsdom has none.
  userEvent.setup();
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

/** Renders a page as the layout holds it: as the main part of the document. */
export function renderPage(page: ReactNode, options: RenderOptions = {}): RenderedApp {
  return renderWith(<main>{page}</main>, options);
}

export function createTestClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
}
