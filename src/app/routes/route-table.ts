import { administrationRoutes } from './administration-routes';
import { integrationRoutes } from './integration-routes';
import { printRoutes } from './print-routes';
import { publicRoutes } from './public-routes';
import { qualityRoutes } from './quality-routes';
import type { RouteSpec } from './route-spec';

/** Every screen of the specification, section 2. A screen exists when it has a line in the file of its area. */
export const routeTable: readonly RouteSpec[] = [
  ...publicRoutes,
  ...administrationRoutes,
  ...printRoutes,
  ...qualityRoutes,
  ...integrationRoutes,
];
