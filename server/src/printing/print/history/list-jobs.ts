import { asc, count, desc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../../foundation/access/caller.ts';
import { printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { printStatuses } from '../../../foundation/values/print-status.ts';
import type { HistoryFilter } from './history-query.ts';
import { jobsWanted } from './history-scope.ts';
import { jobHead, jobHeadShape, selectJobs } from './job-head.ts';

export const historyRowSchema = z.strictObject({
  ...jobHeadShape,
  reprintOf: z.uuid().nullable(),
  reprintReason: z.string().nullable(),
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
export type HistoryRow = z.infer<typeof historyRowSchema>;

interface Page {
  readonly take: number;
  readonly offset: number;
}

/** Returns one page of the jobs that match a filter, newest first, and the total number. */
export async function listJobs(
  transaction: Transaction,
  caller: Caller,
  { take, offset, ...filter }: HistoryFilter & Page,
): Promise<{ data: HistoryRow[]; total: number }> {
  const wanted = jobsWanted(transaction, caller, filter);
  const [counted] = await transaction.select({ total: count() }).from(printJobs).where(wanted);
  const jobs = await selectJobs(transaction)
    .where(wanted)
    .orderBy(desc(printJobs.createdAt), asc(printJobs.id))
    .limit(take)
    .offset(offset);
  const ids = jobs.map(({ job }) => job.id);
  const entries = await transaction
    .select({
      printJobId: printJobEntries.printJobId,
      entry: {
        printJobEntryId: printJobEntries.id,
        status: printJobEntries.status,
        labelCount: printJobEntries.labelCount,
        labelName: printJobEntries.labelName,
        articleName: printJobEntries.articleName,
        printerName: printJobEntries.printerName,
      },
    })
    .from(printJobEntries)
    .where(inArray(printJobEntries.printJobId, ids))
    .orderBy(asc(printJobEntries.position));
  const entriesOf = Map.groupBy(entries, ({ printJobId }) => printJobId);
  const data = jobs.map((found) => {
    const { job } = found;
    const own = (entriesOf.get(job.id) ?? []).map(({ entry }) => entry);
    return {
      ...jobHead(found, own),
      reprintOf: job.reprintOf,
      reprintReason: job.reprintReason,
      entries: own,
    };
  });
  return { data, total: counted?.total ?? 0 };
}
