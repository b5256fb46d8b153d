import type { Caller } from '../access/caller.ts';
import { takeAllowance } from '../subscription/print-allowance.ts';
import { printFiles, printJobEntries, printJobs } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { fileLifetimeMs } from './file-link.ts';
import type { RenderedFile } from './render-lines.ts';

/** The job that is printed again, and why. */
export interface Reprint {
  readonly of: string;
  readonly reason: string;
}

interface NewJob {
  readonly caller: Caller;
  readonly computerName: string;
  readonly idempotencyKey: string | undefined;
  readonly requestHash: string;
  readonly files: readonly RenderedFile[];
  readonly reprint: Reprint | undefined;
  readonly now: Date;
}

/** Rows in one statement; a file is a parameter of it. */
const rowsAtOnce = 50;

/**
 * Takes one print off the allowance and records the job with its entries and files: all of it or nothing.
 * @throws HttpError 402 when nothing is left, a unique violation when the idempotency key is taken
 */
export async function storeJob(transaction: Transaction, job: NewJob): Promise<string> {
  const { organizationId, userId } = job.caller;
  const printJobId = crypto.randomUUID();
  await transaction.insert(printJobs).values({
    organizationId,
    id: printJobId,
    accountId: userId,
    computerName: job.computerName,
    status: 'Created',
    createdAt: job.now,
    idempotencyKey: job.idempotencyKey ?? null,
    requestHash: job.requestHash,
    reprintOf: job.reprint?.of ?? null,
    reprintReason: job.reprint?.reason ?? null,
  });
  await takeAllowance(transaction, organizationId, job.now);

  const entries = job.files.map(({ prepared, labelCount }, position) => ({
    organizationId,
    id: crypto.randomUUID(),
    printJobId,
    position,
    status: 'Created' as const,
    labelVersionId: prepared.labelVersionId,
    articleId: prepared.line.articleId,
    orderId: prepared.line.orderId,
    orderLine: prepared.line.orderLine,
    printerId: prepared.printer.id,
    labelCount,
    values: prepared.values,
    labelName: prepared.labelName,
    articleName: prepared.articleName,
    printerName: prepared.printer.displayName,
    language: prepared.printer.language,
    targetIpAddress: prepared.printer.targetIpAddress,
    targetPort: prepared.printer.targetPort,
    targetPrintQueue: prepared.printer.targetPrintQueue,
    useLocalPrinterDriver: prepared.printer.useLocalPrinterDriver,
    paper: prepared.paper,
  }));
  const expiresAt = new Date(job.now.getTime() + fileLifetimeMs);
  const contents = entries.flatMap(({ id: printJobEntryId }, position) => {
    const content = job.files[position]?.content;
    return content ? [{ organizationId, printJobEntryId, content, expiresAt }] : [];
  });
  for (let at = 0; at < entries.length; at += rowsAtOnce) {
    await transaction.insert(printJobEntries).values(entries.slice(at, at + rowsAtOnce));
    await transaction.insert(printFiles).values(contents.slice(at, at + rowsAtOnce));
  }
  return printJobId;
}
