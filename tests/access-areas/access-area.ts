import type { specificationRoutes } from '../specification-routes.ts';

export type SpecificationRoute = (typeof specificationRoutes)[number];

/** One row of the specification's table of section 6: what belongs to it in the app and on the server, and who may. */
export interface AccessArea {
  readonly area: string;
  /** Any of these tags; everybody who is signed in; or everybody. */
  readonly opensFor: readonly string[] | 'signed-in' | 'public';
  readonly routes: readonly SpecificationRoute[];
  readonly calls: readonly string[];
}

export const administrator = 'AccountType:Administrator';
