import type { QueryClient } from '@tanstack/react-query';
import { createHashRouter, type LoaderFunction, type RouteObject } from 'react-router';
import { access } from '@/entities/session';
import { pause } from '@/shared/lib/timing';
import { loadPack } from '../i18n/load-pack';
import { RouteFault } from '../layouts/route-fault';
import { texts } from '../i18n';
import { FIRST_READS_WAIT_MS } from '../config/timings';
import { loadScreen } from './load-screen';
import { navigationGuard } from './navigation-guard';
import type { RouteSpec } from './route-spec';
import { routeTable } from './route-table';

/** Route of every unknown address: the member layout with an error screen. */
const unknownAddress: RouteSpec = {
  path: '*',
  title: () => texts.faults.unknownAddress,
  access: access.signedIn,
  layout: 'member',
  page: async () => (await import('../layouts/not-found')).NotFound,
};

const publicLayout = async () => (await import('../layouts/public-layout')).PublicLayout;
const memberLayout = async () => {
  const [{ MemberLayout }] = await Promise.all([import('./member-shell'), loadPack('print')]);
  // Passed as a prop: if the layout imported the table, the bundler would move it out of the first chunk.
  return () => <MemberLayout routes={routeTable} />;
};

/** Returns the loader of a screen: its page, or the list and the form that share its address. */
const screenOf =
  ({ page, openedPage }: RouteSpec): RouteSpec['page'] =>
  async () => {
    if (!openedPage) return page();
    const [{ listOrForm }, list] = await Promise.all([import('../layouts/list-or-form'), page()]);
    return listOrForm(list, openedPage);
  };

/** Fallback while a route is being loaded. */
const Nothing = () => null;

/**
 * Creates the router from the table: each route is guarded, inside its layout, and a chunk of its own. If the chunk cannot
 * be loaded, the error is shown inside the layout: the router renders a failed route down to the last hydrate fallback, so
 * each route has its own.
 */
export function createRouter(
  client: QueryClient,
  table: readonly RouteSpec[] = [...routeTable, unknownAddress],
) {
  /**
   * Begins the first reads of a screen beside the fetching of its code. A screen that another one is left for is shown with
   * its data where these come at once, else it shows by itself that it is loading.
   */
  const begins =
    ({ firstReads }: RouteSpec): LoaderFunction =>
    async ({ params, request }) => {
      const { initialized, location } = router.state;
      // Another search or filter of the same screen: it reads what it needs.
      if (!firstReads || (initialized && new URL(request.url).pathname === location.pathname)) return null;
      const reads = firstReads(client, params).catch(() => undefined);
      if (initialized) await Promise.race([reads, pause(FIRST_READS_WAIT_MS)]);
      return null;
    };
  const toRoute = (spec: RouteSpec): RouteObject => ({
    path: spec.path,
    middleware: [navigationGuard(spec.access, client)],
    lazy: { Component: () => loadScreen(screenOf(spec)) },
    loader: begins(spec),
    handle: { title: spec.title },
    errorElement: <RouteFault />,
    HydrateFallback: Nothing,
  });
  const inLayout = (layout: RouteSpec['layout']) =>
    table.filter((spec) => spec.layout === layout).map(toRoute);
  const router = createHashRouter([
    {
      errorElement: <RouteFault />,
      HydrateFallback: Nothing,
      children: [
        {
          lazy: { Component: () => loadScreen(publicLayout) },
          children: inLayout('public'),
        },
        {
          lazy: { Component: () => loadScreen(memberLayout) },
          children: inLayout('member'),
        },
      ],
    },
  ]);
  return router;
}
