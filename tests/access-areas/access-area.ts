import type { specificationRoutes } from '../specification-routes.ts';

export type SpecificationRoute = (typeof specificationRoutes)[number];

/**
 * Row of the table in section 6 of the specification: its routes in the app, its calls on the server, and who may use
 * them.
 */
export interface AccessArea {
  readonly area: string;
  /** Any of these tags; everybody who is signed in; or everybody. */
  readonly opensFor: readonly string[] | 'signed-in' | 'public';
  readonly routes: readonly SpecificationRoute[];
  readonly calls: readonly string[];
}

export const administrator = 'AccountType:Administrator';
