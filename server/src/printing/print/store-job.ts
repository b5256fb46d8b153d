import { inArray } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { numbersOf } from '../../catalogue/articles/gtins-of.ts';
import {
  agents,
  orders,
  printFiles,
  printJobEntries,
  printJobs,
} from '../../foundation/store/schema/index.ts';
import type { Statements, Transaction } from '../../foundation/store/store.ts';
import { fileLifetimeMs } from '../../foundation/values/print-limits.ts';
import { bindRanges, type AllottedRange } from '../counters/allot-numbers.ts';
import { sentences } from '../sentences/index.ts';
import type { AnsweredFile } from './print-job-answer.ts';
import type { RenderedFile } from './render-lines.ts';
import { printWordStatements } from './search/store-print-words.ts';

/** Job that is reprinted, and the reason. */
export interface Reprint {
  readonly of: string;
  readonly reason: string;
}

interface NewJob {
  readonly caller: Caller;
  readonly computerName: string;
  readonly idempotencyKey: string | undefined;
  readonly requestHash: string;
  readonly requestId: string;
  readonly files: readonly RenderedFile[];
  /** Numbers on its labels. */
  readonly ranges: readonly AllottedRange[];
  readonly reprint: Reprint | undefined;
  readonly now: Date;
}

/** Rows per statement; each file is a parameter of it. */
const rowsAtOnce = 50;

interface StoredJob {
  readonly printJobId: string;
  /** As stored: the answer need not read them again. */
  readonly files: readonly AnsweredFile[];
  /** Returns the statements that store what is not stored yet, to be run in the same transaction. */
  readonly rest: (transaction: Transaction) => Statements;
}

/**
 * Stores the job with its entries and files, or returns the statements that do so: those of a usual job need no answer.
 * The caller takes one print of the allowance after them, in the same transaction: from then on, all other prints of the
 * organisation wait for its end.
 * @throws HttpError 409 if its agent was deleted, a unique violation when the idempotency key is taken
 */
export async function storeJob(transaction: Transaction, job: NewJob): Promise<StoredJob> {
  const { organizationId, userId } = job.caller;
  const printJobId = crypto.randomUUID();
  const storeItself = (within: Transaction) =>
    within.insert(printJobs).values({
      organizationId,
      id: printJobId,
      accountId: userId,
      computerName: job.computerName,
      status: 'Created',
      createdAt: job.now,
      idempotencyKey: job.idempotencyKey ?? null,
      requestHash: job.requestHash,
      requestId: job.requestId,
      reprintOf: job.reprint?.of ?? null,
      reprintReason: job.reprint?.reason ?? null,
    });

  const nameOf = await nameAgents(transaction, job.files);
  const firstOfRun = new Map<string, string>();
  const entries = job.files.map((file, position): AnsweredFile['entry'] => {
    const { prepared, labels, run } = file;
    const id = crypto.randomUUID();
    const firstEntryId = run === null ? null : (firstOfRun.get(run) ?? id);
    if (run !== null && firstEntryId === id) firstOfRun.set(run, id);
    return {
      organizationId,
      id,
      printJobId,
      position,
      status: 'Created' as const,
      labelVersionId: prepared.version?.id ?? null,
      articleId: prepared.line.articleId,
      orderId: prepared.line.orderId,
      orderLine: prepared.line.orderLine,
      printerId: prepared.printer.id,
      labelCount: labels.reduce((sum, { copies }) => sum + copies, 0),
      values: labels[0]?.values ?? {},
      labelValues: differences(file),
      labelName: prepared.labelName,
      articleName: prepared.articleName,
      printerName: prepared.printer.displayName,
      language: prepared.printer.language,
      targetIpAddress: prepared.printer.targetIpAddress,
      targetPort: prepared.printer.targetPort,
      targetPrintQueue: prepared.printer.targetPrintQueue,
      useLocalPrinterDriver: prepared.printer.useLocalPrinterDriver,
      paper: prepared.paper,
      agentId: prepared.printer.agentId,
      agentName: nameOf(prepared.printer.agentId),
      firstEntryId,
    };
  });
  const expiresAt = new Date(job.now.getTime() + fileLifetimeMs);
  const contents = entries.flatMap(({ id: printJobEntryId }, position) => {
    const content = job.files[position]?.content;
    return content ? [{ organizationId, printJobEntryId, content, expiresAt }] : [];
  });
  const words = wordsOf(job, entries, await numberOrders(transaction, job.files));
  const files = entries.map((entry, position) => ({ entry, content: job.files[position]?.content ?? null }));
  const statements = (within: Transaction): PromiseLike<unknown>[] => [
    storeItself(within),
    ...inParts(entries).map((part) => within.insert(printJobEntries).values(part)),
    ...inParts(contents).map((part) => within.insert(printFiles).values(part)),
    ...printWordStatements(within, words),
  ];
  if (job.ranges.length === 0 && entries.length <= rowsAtOnce) return { printJobId, files, rest: statements };
  // The files of a big job are not in memory a second time, as one message, and numbers are bound by a job that exists.
  for (const statement of statements(transaction)) await statement;
  await bindRanges(transaction, job.ranges, printJobId);
  return { printJobId, files, rest: () => [] };
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );

type NewEntry = typeof printJobEntries.$inferInsert;

/** Returns what the files are found by, as it is known here: reading it again would take as long as the job. */
const wordsOf = (
  { caller, computerName, files, now }: NewJob,
  entries: readonly NewEntry[],
  numberOf: (orderId: number | null) => string | null,
) =>
  entries.flatMap(({ id, printJobId, printerId, printerName, labelName, articleName, ...entry }, at) => {
    const prepared = files[at]?.prepared;
    if (!prepared) return [];
    const { version, article, line } = prepared;
    return {
      organizationId: caller.organizationId,
      printJobEntryId: id,
      createdAt: now,
      facts: {
        printJobId,
        accountId: caller.userId,
        personName: `${caller.firstName} ${caller.lastName}`,
        computerName,
        labelId: version?.labelId ?? null,
        labelName,
        version: version?.version ?? null,
        articleName: articleName ?? null,
        articleNumbers: article ? numbersOf(article) : [],
        orderNumber: numberOf(line.orderId),
        printerId,
        printerName,
        values: entry.values,
        labelValues: entry.labelValues ?? null,
      },
    };
  });

/** Returns the numbers of the orders that files are printed for. */
async function numberOrders(
  transaction: Transaction,
  files: readonly RenderedFile[],
): Promise<(orderId: number | null) => string | null> {
  const ids = [...new Set(files.map(({ prepared }) => prepared.line.orderId).filter((id) => id !== null))];
  if (ids.length === 0) return () => null;
  const rows = await transaction
    .select({ id: orders.id, number: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.id, ids));
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return (orderId) => (orderId === null ? null : (numbers.get(orderId) ?? null));
}

/** Returns what differs between the labels of a line, for those of one file; null when they are all the same. */
function differences({ labels, varying }: RenderedFile): Readonly<Record<string, string>>[] | null {
  if (varying.length === 0) return null;
  return labels.map(({ values }) => Object.fromEntries(varying.map((name) => [name, values[name] ?? ''])));
}

/**
 * Returns the names of the agents that print files, locked so that none is deleted before its files are stored.
 * @throws HttpError 409 for one that was deleted since the printers were read
 */
async function nameAgents(
  transaction: Transaction,
  files: readonly RenderedFile[],
): Promise<(agentId: number | null) => string | null> {
  const ids = [...new Set(files.map(({ prepared }) => prepared.printer.agentId).filter((id) => id !== null))];
  if (ids.length === 0) return () => null;
  const rows = await transaction
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(inArray(agents.id, ids))
    .for('key share');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  if (names.size < ids.length) {
    throw new HttpError(409, sentences.agent.deletedMeanwhile);
  }
  return (agentId) => (agentId === null ? null : (names.get(agentId) ?? null));
}
