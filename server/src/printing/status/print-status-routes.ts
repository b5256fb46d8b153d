import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { agentJobs, printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { isJobEnd, tellOfPrint } from './tell-of-print.ts';
import { printStatuses, type PrintStatus } from '../../foundation/values/print-status.ts';
import { setEntryStatus } from './set-entry-status.ts';

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
    handler: async ({ services, caller: { organizationId, userId }, body }) => {
      const { printJobId, status } = body;
      await services.store.asOrganization(organizationId, async (transaction) => {
        const [before] = await transaction
          .select({ status: printJobs.status })
          .from(printJobs)
          .where(and(eq(printJobs.id, printJobId), eq(printJobs.accountId, userId)))
          .for('update');
        if (!before) throw notFound('printJob', printJobId);
        await transaction.update(printJobs).set({ status }).where(eq(printJobs.id, printJobId));
        // A repeat of the report is no second end.
        if (!isJobEnd(status) || before.status === status) return;
        await tellOfPrint(transaction, { organizationId, printJobId, now: services.clock() });
      });
      services.webHooks.wake();
      return { data: body };
    },
  }),
  defineRoute({
    method: 'put',
    path: '/api/printjobs/printjobentries/status',
    source: 'specification',
    summary: 'Report where one file of a print job stands',
    access: access.printing,
    request: { body: entryStatusSchema },
    response: dataOf(entryStatusSchema),
    handler: async ({ services, caller: { organizationId, userId }, body }) => {
      const { printJobEntryId, status } = body;
      await services.store.asOrganization(organizationId, async (transaction) => {
        const [entry] = await transaction
          .select({ agentId: printJobEntries.agentId, status: printJobEntries.status })
          .from(printJobEntries)
          .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
          .where(and(eq(printJobEntries.id, printJobEntryId), eq(printJobs.accountId, userId)));
        if (!entry) throw notFound('printJobEntry', printJobEntryId);
        if (entry.agentId !== null && !(await isPersonsToSay(transaction, printJobEntryId, entry.status)))
          return;
        const now = services.clock();
        await setEntryStatus(transaction, { organizationId, printJobEntryId, status, now });
      });
      services.webHooks.wake();
      return { data: body };
    },
  }),
];

/**
 * Whether a person has a word on a file that an agent prints. How it stands is known here first; only of what was never
 * handed over, and of what the agent itself lost track of, does anybody else know more.
 */
async function isPersonsToSay(
  transaction: Transaction,
  printJobEntryId: string,
  status: PrintStatus,
): Promise<boolean> {
  if (status === 'Unknown') return true;
  return (await transaction.$count(agentJobs, eq(agentJobs.printJobEntryId, printJobEntryId))) === 0;
}
