import type * as managementScreens from './management-screens';
import type { RouteSpec } from './route-spec';

/** Loads a screen by its name in `management-screens`, and that list before it. */
export const managementScreen =
  (name: keyof typeof managementScreens): RouteSpec['page'] =>
  async () =>
    (await import('./management-screens'))[name]();
