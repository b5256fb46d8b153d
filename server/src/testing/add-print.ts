import { eq } from 'drizzle-orm';
import { paperSettingsSchema } from '../foundation/values/preferences.ts';
import { labelVersions, printers, printJobEntries, printJobs } from '../foundation/store/schema/index.ts';
import type { Transaction } from '../foundation/store/store.ts';
import { storeWordsOf } from '../printing/print/search/store-print-words.ts';

type Entry = typeof printJobEntries.$inferInsert;

/** File of a print that is added to a history. */
export type AddedFile = Partial<
  Pick<
    Entry,
    'status' | 'labelCount' | 'labelName' | 'articleName' | 'values' | 'labelValues' | 'articleId' | 'orderId'
  >
>;

interface AddedPrint {
  readonly organizationId: number;
  readonly accountId: number;
  readonly createdAt: Date;
  readonly computerName?: string;
  readonly files: readonly AddedFile[];
}

/** Label version that added files are of. */
const versionId = 2;

/** Adds a print job to the history as if it had been printed at another time, and returns its id. */
export async function addPrint(
  transaction: Transaction,
  { organizationId, accountId, createdAt, computerName = 'LONG-AGO', files }: AddedPrint,
): Promise<string> {
  const [version] = await transaction.select().from(labelVersions).where(eq(labelVersions.id, versionId));
  const [printer] = await transaction.select().from(printers).where(eq(printers.id, 1));
  if (!version || !printer) throw new Error('The demo data has no such label or printer.');
  const id = crypto.randomUUID();
  await transaction
    .insert(printJobs)
    .values({ organizationId, id, accountId, computerName, status: 'Processed', createdAt, requestHash: '' });
  await transaction.insert(printJobEntries).values(
    files.map((file, position) => ({
      organizationId,
      id: crypto.randomUUID(),
      printJobId: id,
      position,
      status: 'Success' as const,
      labelVersionId: version.id,
      printerId: printer.id,
      labelCount: 1,
      values: {},
      labelName: version.template.name,
      printerName: printer.displayName,
      language: printer.language,
      useLocalPrinterDriver: printer.useLocalPrinterDriver,
      paper: paperSettingsSchema.parse({}),
      ...file,
    })),
  );
  await storeWordsOf(transaction, eq(printJobs.id, id));
  return id;
}
