import type { QueryClient } from '@tanstack/react-query';
import { createHashRouter, type RouteObject } from 'react-router';
import { RouteFault } from '../layouts/route-fault';
import { loadScreen } from './load-screen';
import { navigationGuard } from './navigation-guard';
import { openScreens } from './open-screens';
import type { RouteSpec } from './route-spec';
import { routeTable } from './route-table';

const publicLayout = async () => (await import('../layouts/public-layout')).PublicLayout;
const memberLayout = async () => {
  const { MemberLayout } = await import('../layouts/member-layout');
  // Handed over, since the shell would otherwise tear the table out of the first chunk.
  const screens = openScreens(routeTable);
  return () => <MemberLayout screens={screens} />;
};

/** The routes of the table, each guarded, in the layout it asks for; every screen is a chunk of its own. */
export function createRouter(client: QueryClient) {
  const toRoute = (spec: RouteSpec): RouteObject => ({
    path: spec.path,
    middleware: [navigationGuard(spec.access, client)],
    lazy: { Component: () => loadScreen(spec.page) },
    handle: { title: spec.title },
    errorElement: <RouteFault />,
  });
  const inLayout = (layout: RouteSpec['layout']) =>
    routeTable.filter((spec) => spec.layout === layout).map(toRoute);
  return createHashRouter([
    {
      errorElement: <RouteFault />,
      HydrateFallback: () => null,
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
}
