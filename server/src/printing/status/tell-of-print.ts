import { asc, eq } from 'drizzle-orm';
import { printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { PrintStatus } from '../../foundation/values/print-status.ts';
import { emitEvent } from '../../foundation/events/emit-event.ts';

/** Statuses after which a job no longer changes. */
const ends: readonly PrintStatus[] = ['Processed', 'Failed', 'Canceled'];

export const isJobEnd = (status: PrintStatus): boolean => ends.includes(status);

/** Statuses of a file that a printer or its driver has accepted. */
export const printedStatuses: readonly PrintStatus[] = ['Success', 'Processed'];

const isPrinted = (status: PrintStatus) => printedStatuses.includes(status);
const isFailed = (status: PrintStatus) => status === 'Failed' || status === 'Canceled';

interface EndedJob {
  readonly organizationId: number;
  readonly printJobId: string;
  readonly now: Date;
}

/** Emits the event of a job that has ended to the web hooks: finished if every file of it was accepted, else failed. */
export async function tellOfPrint(
  transaction: Transaction,
  { organizationId, printJobId, now }: EndedJob,
): Promise<void> {
  const rows = await transaction
    .select({ entry: printJobEntries, job: printJobs })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .where(eq(printJobEntries.printJobId, printJobId))
    .orderBy(asc(printJobEntries.position));
  const [first] = rows;
  if (!first) return;
  const { job } = first;
  const entries = rows.map(({ entry }) => entry);
  const labelsOf = (isMeant: (status: PrintStatus) => boolean) =>
    entries.filter(({ status }) => isMeant(status)).reduce((sum, { labelCount }) => sum + labelCount, 0);
  const isFinished = job.status === 'Processed' && entries.every(({ status }) => isPrinted(status));
  await emitEvent(transaction, {
    organizationId,
    event: isFinished ? 'print.finished' : 'print.failed',
    now,
    data: {
      printJobId,
      status: job.status,
      computerName: job.computerName,
      createdAt: job.createdAt.toISOString(),
      requested: labelsOf(() => true),
      printed: labelsOf(isPrinted),
      failed: labelsOf(isFailed),
      unknown: labelsOf((status) => !isPrinted(status) && !isFailed(status)),
      entries: entries.map((entry) => ({
        printJobEntryId: entry.id,
        status: entry.status,
        labelName: entry.labelName,
        articleName: entry.articleName,
        printerName: entry.printerName,
        labelCount: entry.labelCount,
        orderId: entry.orderId,
        orderLine: entry.orderLine,
      })),
    },
  });
}
