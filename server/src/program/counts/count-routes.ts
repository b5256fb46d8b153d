import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { standardTemplates } from '../../design/standard-labels/standard-templates.ts';
import {
  accounts,
  articles,
  connectors,
  groups,
  orders,
  printers,
  widgets,
} from '../../foundation/store/schema/index.ts';

const countsSchema = z.strictObject({
  /** People who can sign in: disabled ones are not counted, as in the subscription. */
  users: z.int(),
  groups: z.int(),
  widgets: z.int(),
  articles: z.int(),
  orders: z.int(),
  printers: z.int(),
  connectors: z.int(),
  /** Templates offered by this server, not those stored by the organisation. */
  standardTemplates: z.int(),
});

export const countRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/counts',
    source: 'ours',
    summary: 'How many there are of what the dashboard leads to; labels have a call of their own',
    access: access.administration,
    response: dataOf(countsSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: {
          users: await transaction.$count(accounts, eq(accounts.isEnabled, true)),
          groups: await transaction.$count(groups),
          widgets: await transaction.$count(widgets),
          articles: await transaction.$count(articles),
          orders: await transaction.$count(orders),
          printers: await transaction.$count(printers),
          connectors: await transaction.$count(connectors),
          standardTemplates: standardTemplates.length,
        },
      })),
  }),
];
