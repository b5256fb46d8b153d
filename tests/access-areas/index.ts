import type { AccessArea, SpecificationRoute } from './access-area.ts';
import { administrationAreas } from './administration-areas.ts';
import { contentAreas } from './content-areas.ts';
import { integrationAreas } from './integration-areas.ts';
import { openAreas } from './open-areas.ts';
import { printingAreas } from './printing-areas.ts';
import { reviewAreas } from './review-areas.ts';

export type { AccessArea } from './access-area.ts';

/** Spelled again and not imported: whoever changes a rule of either program by accident is noticed here. */
export const accessAreas: readonly AccessArea[] = [
  ...openAreas,
  ...administrationAreas,
  ...contentAreas,
  ...printingAreas,
  ...integrationAreas,
  ...reviewAreas,
];

/** Open to whoever is not signed in, and to nobody else: they have no rule of the table. */
export const signedOutRoutes: readonly SpecificationRoute[] = ['/login', '/register'];
