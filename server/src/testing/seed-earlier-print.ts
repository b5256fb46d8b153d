import { and, eq } from 'drizzle-orm';
import { contentColumns } from '../design/labels/version-row.ts';
import { paperSettingsSchema } from '../foundation/values/preferences.ts';
import {
  accounts,
  labelVersions,
  printers,
  printJobEntries,
  printJobs,
} from '../foundation/store/schema/index.ts';
import { storeWordsOf } from '../printing/print/search/store-print-words.ts';
import type { Transaction } from '../foundation/store/store.ts';

/** Print of long ago: with another version of the label than the current one, and values that no article has any more. */
export interface EarlierPrint {
  readonly email: string;
  readonly labelId: number;
  /** Version of the label that is no longer published; its height is increased by `extraHeightMm`. */
  readonly version: number;
  readonly extraHeightMm: number;
  readonly labelCount: number;
  readonly articleName: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Adds the print to the history of the demo organisation, as printed on its first printer. */
export async function seedEarlierPrint(
  transaction: Transaction,
  organizationId: number,
  print: EarlierPrint,
): Promise<void> {
  const isAsked = and(eq(labelVersions.labelId, print.labelId), eq(labelVersions.version, print.version));
  const [version] = await transaction.select().from(labelVersions).where(isAsked);
  const [account] = await transaction.select().from(accounts).where(eq(accounts.email, print.email));
  const [printer] = await transaction.select().from(printers).where(eq(printers.id, 1));
  if (!version || !account || !printer)
    throw new Error('The demo data has no such label, person or printer.');
  const heightMm = version.template.heightMm + print.extraHeightMm;
  await transaction
    .update(labelVersions)
    .set(contentColumns({ ...version.template, heightMm }))
    .where(isAsked);
  const printJobId = crypto.randomUUID();
  await transaction.insert(printJobs).values({
    organizationId,
    id: printJobId,
    accountId: account.id,
    computerName: 'LONG-AGO',
    status: 'Processed',
    createdAt: new Date(Date.now() - 100 * 24 * 3_600_000),
    requestHash: '',
  });
  await transaction.insert(printJobEntries).values({
    organizationId,
    id: crypto.randomUUID(),
    printJobId,
    position: 0,
    status: 'Success',
    labelVersionId: version.id,
    articleId: null,
    printerId: printer.id,
    labelCount: print.labelCount,
    values: { ...print.values },
    labelName: version.template.name,
    articleName: print.articleName,
    printerName: printer.displayName,
    language: printer.language,
    useLocalPrinterDriver: printer.useLocalPrinterDriver,
    paper: paperSettingsSchema.parse({}),
  });
  await storeWordsOf(transaction, eq(printJobs.id, printJobId));
}
