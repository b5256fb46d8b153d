import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import { programVersion } from '../../foundation/values/program-version.ts';
import { loadSystemState } from './load-system-state.ts';
import { systemSchema } from './system-schemas.ts';
import type { SystemServices } from './system-services.ts';

const defineRoute = routesWith<SystemServices>();

export const systemRoutes: readonly Route<SystemServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/system',
    source: 'ours',
    summary: 'Waiting work, agents, connectors and storage of the organisation, for its administrators',
    access: access.administration,
    response: dataOf(systemSchema),
    handler: ({ services: { store, clock, config }, caller }) =>
      store.asOrganization(caller.organizationId, async (transaction) => {
        const { printFileHours, importFileDays = null } = config.retention;
        return {
          data: {
            version: programVersion,
            ...(await loadSystemState(transaction, clock())),
            retention: { printFileHours, importFileDays },
          },
        };
      }),
  }),
];
