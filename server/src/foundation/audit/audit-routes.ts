import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-table.ts';
import { dataOf } from '../http/envelope.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { pageQuery } from '../http/page-query.ts';
import { auditEvents } from '../store/schema/index.ts';
import { auditEventNames } from '../values/audit-events.ts';

const auditEventSchema = z.strictObject({
  eventId: z.int(),
  at: z.iso.datetime(),
  event: z.enum(auditEventNames),
  outcome: z.enum(['success', 'failure']),
  actorId: z.int().nullable(),
  address: z.string(),
  detail: z.string(),
});

export const auditRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/audit',
    source: 'ours',
    summary: 'Security events of the organisation, newest first',
    access: access.administration,
    request: { query: z.object(pageQuery) },
    response: dataOf(z.strictObject({ data: z.array(auditEventSchema), total: z.int() })),
    handler: ({ services, caller, query: { take, offset } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const rows = await transaction
          .select()
          .from(auditEvents)
          .orderBy(desc(auditEvents.at), desc(auditEvents.id))
          .limit(take)
          .offset(offset);
        return {
          data: {
            data: rows.map(({ id, at, event, outcome, actorId, address, detail }) => ({
              eventId: id,
              at: at.toISOString(),
              event,
              outcome,
              actorId,
              address,
              detail,
            })),
            total: await transaction.$count(auditEvents),
          },
        };
      }),
  }),
];
