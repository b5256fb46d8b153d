import type { ownRoutes, specificationRoutes } from '../specification-routes.ts';

export type AppRoute = (typeof specificationRoutes | typeof ownRoutes)[number];

/**
 * Row of the table in section 6 of the specification: its routes in the app, its calls on the server, and who may use
 * them.
 */
export interface AccessArea {
  readonly area: string;
  /** Any of these tags; everybody who is signed in; or everybody. */
  readonly opensFor: readonly string[] | 'signed-in' | 'public';
  readonly routes: readonly AppRoute[];
  readonly calls: readonly string[];
}

export const administrator = 'AccountType:Administrator';
