import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { ReleaseServices } from './release-services.ts';
import { releaseFacts, releaseFactsSchema } from './release-facts.ts';

const defineRoute = routesWith<ReleaseServices>();

export const updateRoutes: readonly Route<ReleaseServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/updates/downloads',
    source: 'specification',
    summary: 'Where the printer helper is found; empty addresses when none is offered',
    access: access.signedIn,
    response: dataOf(releaseFactsSchema),
    handler: async ({ services: { config }, facts }) => ({
      data: releaseFacts(config.releases, config.helperPackages, facts.publicUrl),
    }),
  }),
];
