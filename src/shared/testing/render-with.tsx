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
  /** Initial address of the router. */
  path?: string;
  /** Earlier history entries, oldest first: Back leads there. */
  before?: readonly string[];
  /** State of the first address, as set by the link that led there. */
  state?: unknown;
  /** Route pattern of the component, if it reads parameters. */
  route?: string;
  /** Signed-in person: an account type or role, or claims; nobody if undefined. */
  as?: Person;
  client?: QueryClient;
}

export interface RenderedApp extends RenderResult {
  client: QueryClient;
  /** Navigates as a link outside of the component does. */
  goTo: (path: string) => Promise<void>;
  /** Returns the router's current address with the query. */
  location: () => string;
}

/** What of the theme of the app says how components behave. */
const THEME = { components: { Menu: { defaultProps: { withInitialFocusPlaceholder: false } } } };

/** Renders a component with the environment of the app: theme, cache without retries, router, and optionally a signed-in person. */
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
      <MantineProvider env="test" theme={THEME}>
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

/** Renders a page as the layout does: as the main part of the document. */
export function renderPage(page: ReactNode, options: RenderOptions = {}): RenderedApp {
  return renderWith(<main>{page}</main>, options);
}

export function createTestClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
}
