import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { isJobEnd, printedStatuses, tellOfPrint } from './tell-of-print.ts';
import { waitsForAgents } from './waits-for-agents.ts';
import type { PrintStatus } from '../../foundation/values/print-status.ts';

interface EntryStatus {
  readonly organizationId: number;
  readonly printJobEntryId: string;
  readonly status: PrintStatus;
  readonly now: Date;
}

/**
 * Sets the status of one file of a print job, and ends the job with its last file: a job that this server drives itself
 * however its files ended; one that a person’s app drives when agents have accepted them all, as the app may be closed by
 * then. If a file fails after the end of the job, another event is sent. The job is locked first, so that its files are
 * handled one by one.
 */
export async function setEntryStatus(
  transaction: Transaction,
  { organizationId, printJobEntryId, status, now }: EntryStatus,
): Promise<void> {
  const [job] = await transaction
    .select()
    .from(printJobs)
    .where(
      inArray(
        printJobs.id,
        transaction
          .select({ id: printJobEntries.printJobId })
          .from(printJobEntries)
          .where(eq(printJobEntries.id, printJobEntryId)),
      ),
    )
    .for('update');
  const [before] = await transaction
    .select({ status: printJobEntries.status })
    .from(printJobEntries)
    .where(eq(printJobEntries.id, printJobEntryId));
  if (!job || !before || before.status === status) return;
  // The end of a job that was sent in full is not told while files of it wait for agents.
  const isEndUntold = job.status === 'Processed' && (await waitsForAgents(transaction, job.id));
  await transaction.update(printJobEntries).set({ status }).where(eq(printJobEntries.id, printJobEntryId));

  const end = { organizationId, printJobId: job.id, now };
  if (isJobEnd(job.status)) {
    // The printer may report after the job's end: a late failure is sent as an event.
    if (status === 'Failed' || (isEndUntold && !(await waitsForAgents(transaction, job.id))))
      await tellOfPrint(transaction, end);
    return;
  }
  // Of a file that failed, the app may make another try.
  const isOpen = job.isDrivenHere
    ? eq(printJobEntries.status, 'Created')
    : or(isNull(printJobEntries.agentId), notInArray(printJobEntries.status, [...printedStatuses]));
  const open = await transaction
    .select({ id: printJobEntries.id })
    .from(printJobEntries)
    .where(and(eq(printJobEntries.printJobId, job.id), isOpen))
    .limit(1);
  if (open.length > 0) return;
  await transaction.update(printJobs).set({ status: 'Processed' }).where(eq(printJobs.id, job.id));
  await tellOfPrint(transaction, end);
}
