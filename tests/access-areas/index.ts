import type { AccessArea, AppRoute } from './access-area.ts';
import { administrationAreas } from './administration-areas.ts';
import { contentAreas } from './content-areas.ts';
import { integrationAreas } from './integration-areas.ts';
import { openAreas } from './open-areas.ts';
import { printingAreas } from './printing-areas.ts';
import { reviewAreas } from './review-areas.ts';

export type { AccessArea } from './access-area.ts';

/** Repeated here and not imported, so that an accidental change of a rule in either program is detected. */
export const accessAreas: readonly AccessArea[] = [
  ...openAreas,
  ...administrationAreas,
  ...contentAreas,
  ...printingAreas,
  ...integrationAreas,
  ...reviewAreas,
];

/** Routes for people who are not signed in, and for nobody else: the table has no rule for them. */
export const signedOutRoutes: readonly AppRoute[] = ['/login', '/register'];
