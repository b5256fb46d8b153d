import { and, eq, exists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { dataOf } from '../http/envelope.ts';
import { notFound } from '../http/http-error.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { printJobEntries, printJobs } from '../store/schema/index.ts';
import { printStatuses } from './print-status.ts';

const statusSchema = z.enum(printStatuses);
const jobStatusSchema = z.strictObject({ printJobId: z.uuid(), status: statusSchema });
const entryStatusSchema = z.strictObject({ printJobEntryId: z.uuid(), status: statusSchema });

/** Both calls set what they are told and answer with it: a repeat changes nothing. Each person reports their own jobs. */
export const printStatusRoutes: readonly Route[] = [
  defineRoute({
    method: 'put',
    path: '/api/printjobs/status',
    source: 'specification',
    summary: 'Report where a print job stands',
    access: access.printing,
    request: { body: jobStatusSchema },
    response: dataOf(jobStatusSchema),
    handler: ({ services, caller, body }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const changed = await transaction
          .update(printJobs)
          .set({ status: body.status })
          .where(and(eq(printJobs.id, body.printJobId), eq(printJobs.accountId, caller.userId)))
          .returning({ id: printJobs.id });
        if (changed.length === 0) throw notFound('print job', body.printJobId);
        return { data: body };
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/printjobs/printjobentries/status',
    source: 'specification',
    summary: 'Report where one file of a print job stands',
    access: access.printing,
    request: { body: entryStatusSchema },
    response: dataOf(entryStatusSchema),
    handler: ({ services, caller, body }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const own = transaction
          .select({ one: sql`1` })
          .from(printJobs)
          .where(and(eq(printJobs.id, printJobEntries.printJobId), eq(printJobs.accountId, caller.userId)));
        const changed = await transaction
          .update(printJobEntries)
          .set({ status: body.status })
          .where(and(eq(printJobEntries.id, body.printJobEntryId), exists(own)))
          .returning({ id: printJobEntries.id });
        if (changed.length === 0) throw notFound('print job entry', body.printJobEntryId);
        return { data: body };
      }),
  }),
];
