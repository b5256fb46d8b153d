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
import { waitsForAgents } from './waits-for-agents.ts';

const statusSchema = z.enum(printStatuses);
const jobStatusSchema = z.strictObject({ printJobId: z.uuid(), status: statusSchema });
const entryStatusSchema = z.strictObject({ printJobEntryId: z.uuid(), status: statusSchema });

/** Both calls set the given status and return it: a repeat changes nothing. People report only their own jobs. */
export const printStatusRoutes: readonly Route[] = [
  defineRoute({
    method: 'put',
    path: '/api/printjobs/status',
    source: 'specification',
    summary: 'Report where a print job stands',
    access: access.ownPrints,
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
        // A repeated report does not end the job a second time.
        if (!isJobEnd(status) || before.status === status) return;
        // All files are sent, and some wait for an agent: how the job went is told with the last of them.
        if (status === 'Processed' && (await waitsForAgents(transaction, printJobId))) return;
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
    access: access.ownPrints,
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
 * Returns whether a person may set the status of a file that an agent prints. The server learns the status first; a
 * person knows more only about a file that was never handed over, or whose outcome the agent itself does not know.
 */
async function isPersonsToSay(
  transaction: Transaction,
  printJobEntryId: string,
  status: PrintStatus,
): Promise<boolean> {
  if (status === 'Unknown') return true;
  return (await transaction.$count(agentJobs, eq(agentJobs.printJobEntryId, printJobEntryId))) === 0;
}
