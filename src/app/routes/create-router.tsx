import type { QueryClient } from '@tanstack/react-query';
import { createHashRouter, type RouteObject } from 'react-router';
import { access } from '@/entities/session';
import { loadPack } from '../i18n/load-pack';
import { RouteFault } from '../layouts/route-fault';
import { texts } from '../i18n';
import { loadScreen } from './load-screen';
import { navigationGuard } from './navigation-guard';
import { openScreens } from './open-screens';
import type { RouteSpec } from './route-spec';
import { routeTable } from './route-table';

/** Every address that is none of a screen: the shell stays, and says so. */
const unknownAddress: RouteSpec = {
  path: '*',
  title: () => texts.faults.unknownAddress,
  access: access.signedIn,
  layout: 'member',
  page: async () => (await import('../layouts/not-found')).NotFound,
};

const publicLayout = async () => (await import('../layouts/public-layout')).PublicLayout;
const memberLayout = async () => {
  const [{ MemberLayout }] = await Promise.all([import('../layouts/member-layout'), loadPack('print')]);
  // Handed over, since the shell would otherwise tear the table out of the first chunk.
  const screens = openScreens(routeTable);
  return () => <MemberLayout screens={screens} />;
};

/** Loads a screen: its page, or the list and the form that share its address. */
const screenOf =
  ({ page, openedPage }: RouteSpec): RouteSpec['page'] =>
  async () => {
    if (!openedPage) return page();
    const [{ listOrForm }, list] = await Promise.all([import('../layouts/list-or-form'), page()]);
    return listOrForm(list, openedPage);
  };

/** Stands where something is still being loaded. */
const Nothing = () => null;

/**
 * The routes of the table, each guarded, in the layout it asks for; every screen is a chunk of its own. Where that
 * cannot be had, the fault stands in the layout: a route whose code is missing is drawn as far as the last fallback, so
 * each has one of its own.
 */
export function createRouter(
  client: QueryClient,
  table: readonly RouteSpec[] = [...routeTable, unknownAddress],
) {
  const toRoute = (spec: RouteSpec): RouteObject => ({
    path: spec.path,
    middleware: [navigationGuard(spec.access, client)],
    lazy: { Component: () => loadScreen(screenOf(spec)) },
    handle: { title: spec.title },
    errorElement: <RouteFault />,
    HydrateFallback: Nothing,
  });
  const inLayout = (layout: RouteSpec['layout']) =>
    table.filter((spec) => spec.layout === layout).map(toRoute);
  return createHashRouter([
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
}
