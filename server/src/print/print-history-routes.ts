import { asc, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { isAdministrator } from '../access/caller.ts';
import { listOf } from '../http/envelope.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { accounts, printJobEntries, printJobs } from '../store/schema/index.ts';
import { printStatuses } from './print-status.ts';

const historySchema = z.strictObject({
  entityId: z.uuid(),
  status: z.enum(printStatuses),
  createdAt: z.iso.datetime(),
  computerName: z.string(),
  userName: z.string(),
  entries: z.array(
    z.strictObject({
      printJobEntryId: z.uuid(),
      status: z.enum(printStatuses),
      labelCount: z.int(),
      labelName: z.string(),
      articleName: z.string().nullable(),
      printerName: z.string(),
    }),
  ),
});

const pageQuery = z.object({
  take: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50),
  offset: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .default(0),
});

export const printHistoryRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/printjobs',
    source: 'ours',
    summary: 'Print history, newest first: one’s own, or everybody’s for administrators',
    access: access.signedIn,
    request: { query: pageQuery },
    response: listOf(historySchema),
    handler: ({ services, caller, query }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const jobs = await transaction
          .select({ job: printJobs, firstName: accounts.firstName, lastName: accounts.lastName })
          .from(printJobs)
          .innerJoin(accounts, eq(accounts.id, printJobs.accountId))
          .where(isAdministrator(caller) ? undefined : eq(printJobs.accountId, caller.userId))
          .orderBy(desc(printJobs.createdAt), asc(printJobs.id))
          .limit(query.take)
          .offset(query.offset);
        const entries = await transaction
          .select()
          .from(printJobEntries)
          .where(
            inArray(
              printJobEntries.printJobId,
              jobs.map(({ job }) => job.id),
            ),
          )
          .orderBy(asc(printJobEntries.position));
        const entriesOf = Map.groupBy(entries, ({ printJobId }) => printJobId);
        return {
          data: jobs.map(({ job, firstName, lastName }) => ({
            entityId: job.id,
            status: job.status,
            createdAt: job.createdAt.toISOString(),
            computerName: job.computerName,
            userName: `${firstName} ${lastName}`,
            entries: (entriesOf.get(job.id) ?? []).map((entry) => ({
              printJobEntryId: entry.id,
              status: entry.status,
              labelCount: entry.labelCount,
              labelName: entry.labelName,
              articleName: entry.articleName,
              printerName: entry.printerName,
            })),
          })),
        };
      }),
  }),
];
