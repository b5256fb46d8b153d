import { Buffer } from 'node:buffer';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../../foundation/http/services.ts';
import { printFiles, printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { fileAddress } from '../files/file-link.ts';
import { isHeld, passedEntries } from '../files/held-files.ts';
import { printStatuses } from '../../foundation/values/print-status.ts';
import { fileLifetimeMs } from '../../foundation/values/print-limits.ts';

/**
 * Max. bytes of files inside a response, which the app reads as a whole; the files of a bigger job are fetched from
 * their addresses.
 */
const answerContentBytes = 6 * 1024 * 1024;

/** Data of each file for the helper, and for the person who prints. */
export const printFileSchema = z.strictObject({
  printJobEntryId: z.uuid(),
  /** Absolute address of the file, valid for a day without a token. */
  printFileName: z.string(),
  targetIpAddress: z.string().nullable(),
  targetPort: z.int().nullable(),
  targetPrintQueue: z.string().nullable(),
  useLocalPrinterDriver: z.boolean(),
  /** Null for ZPL, for the files of a big job, and for a file that was deleted. */
  pdfAsBase64String: z.string().nullable(),
  orientation: z.string(),
  scale: z.string(),
  side: z.string(),
  paperSize: z.string().nullable(),
  customPaperSize: z.string().nullable(),
  labelCount: z.int(),
  labelName: z.string(),
  printerName: z.string(),
  /** Agent this file is printed through; null: the helper of the person who prints. */
  agentId: z.int().nullable(),
  agentName: z.string().nullable(),
  articleName: z.string().nullable(),
  /** Order, and line of it, that this file is printed for. */
  orderId: z.int().nullable(),
  orderLine: z.int().nullable(),
});

const jobFileSchema = printFileSchema.extend({
  /** Line check of the first label of its run; null where nothing is checked. Until it passed, the others are held. */
  lineCheck: z.strictObject({ firstEntryId: z.uuid(), isPassed: z.boolean() }).nullable(),
  /** What was reported of it: `Created` in a new job; a repeat under the same key tells what became of the first one. */
  status: z.enum(printStatuses),
});

export const printJobSchema = z.strictObject({ entityId: z.uuid(), printFiles: z.array(jobFileSchema) });
export type PrintJobAnswer = z.infer<typeof printJobSchema>;

interface AskedJob {
  readonly organizationId: number;
  readonly printJobId: string;
  readonly publicUrl: string;
}

/** Entry of a job with its file; null for one that was deleted. */
export interface AnsweredFile {
  readonly entry: typeof printJobEntries.$inferSelect;
  readonly content: Uint8Array | null;
}

/** Returns the response to a print call from the stored job: the same for the first call and for a repeat of it. */
export async function loadPrintJobAnswer(
  transaction: Transaction,
  { keys }: Pick<Services, 'keys'>,
  { organizationId, printJobId, publicUrl }: AskedJob,
): Promise<PrintJobAnswer> {
  const rows = await transaction
    .select({
      entry: printJobEntries,
      content: printFiles.content,
      createdAt: printJobs.createdAt,
      requestId: printJobs.requestId,
    })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobEntries.printJobId))
    .leftJoin(printFiles, eq(printFiles.printJobEntryId, printJobEntries.id))
    .where(
      and(eq(printJobEntries.organizationId, organizationId), eq(printJobEntries.printJobId, printJobId)),
    )
    .orderBy(asc(printJobEntries.position));
  const passed = await passedEntries(transaction, [printJobId]);
  const [first] = rows;
  if (!first) throw new Error('A print job has at least one file.');
  const { createdAt, requestId } = first;
  return answerOf(keys, { organizationId, printJobId, publicUrl, createdAt, requestId }, rows, passed);
}

interface AnsweredJob extends AskedJob {
  readonly createdAt: Date;
  /** Request that created it; null for one of an older program. */
  readonly requestId: string | null;
}

/** Returns the response from the files of a job. @param passed entries whose check has passed: none in a new job */
export function answerOf(
  keys: Services['keys'],
  { organizationId, printJobId, publicUrl, createdAt, requestId }: AnsweredJob,
  files: readonly AnsweredFile[],
  passed: ReadonlySet<string> = new Set(),
): PrintJobAnswer {
  const contentBytes = files.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  const isContentSent = contentBytes <= answerContentBytes;
  const expiresAt = new Date(createdAt.getTime() + fileLifetimeMs);
  return {
    entityId: printJobId,
    printFiles: files.map(({ entry, content }) => {
      const file = { organizationId, printJobEntryId: entry.id, expiresAt, requestId };
      return {
        printJobEntryId: entry.id,
        printFileName: fileAddress(keys, publicUrl, file),
        targetIpAddress: entry.targetIpAddress,
        targetPort: entry.targetPort,
        targetPrintQueue: entry.targetPrintQueue,
        useLocalPrinterDriver: entry.useLocalPrinterDriver,
        pdfAsBase64String:
          isContentSent && !isHeld(entry, passed) && entry.language === 'pdf' && content
            ? Buffer.from(content).toString('base64')
            : null,
        ...entry.paper,
        labelCount: entry.labelCount,
        labelName: entry.labelName,
        printerName: entry.printerName,
        agentId: entry.agentId,
        agentName: entry.agentName,
        articleName: entry.articleName,
        orderId: entry.orderId,
        orderLine: entry.orderLine,
        status: entry.status,
        lineCheck:
          entry.firstEntryId === null
            ? null
            : { firstEntryId: entry.firstEntryId, isPassed: passed.has(entry.firstEntryId) },
      };
    }),
  };
}
