import { and, eq, inArray } from 'drizzle-orm';
import { resolveValues } from '../../design/labels/resolve-values.ts';
import { paperSettingsSchema } from '../../foundation/values/preferences.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import {
  articles,
  labels,
  labelVersions,
  mediaFiles,
  printCounters,
  printers,
  printJobEntries,
  printJobs,
  widgetFavorites,
  widgets,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { monthOf } from '../../people/subscription/print-allowance.ts';
import { storeWordsOf } from '../../printing/print/search/store-print-words.ts';
import type { demoHistory } from './demo-history.ts';
import type { demoPictures } from './demo-pictures.ts';
import type { demoPrinters } from './demo-printers.ts';
import type { demoWidgets } from './demo-widgets.ts';

export async function seedPrinters(
  transaction: Transaction,
  organizationId: number,
  list: ReturnType<typeof demoPrinters>,
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'printer', list.length);
  await transaction
    .insert(printers)
    .values(list.map((printer, index) => ({ ...printer, organizationId, id: firstId + index })));
}

export async function seedPictures(
  transaction: Transaction,
  organizationId: number,
  list: typeof demoPictures,
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'media', list.length);
  await transaction.insert(mediaFiles).values(
    list.map((picture, index) => ({
      organizationId,
      id: firstId + index,
      contentType: 'image/png',
      sizeBytes: picture.content.length,
      ...picture,
    })),
  );
}

export async function seedWidgets(
  transaction: Transaction,
  organizationId: number,
  people: ReadonlyMap<string, number>,
  list: typeof demoWidgets,
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'widget', list.length);
  await transaction.insert(widgets).values(
    list.map((one, index) => {
      const { favoriteFor: _, ...widget } = one;
      return { ...widget, organizationId, id: firstId + index, position: index + 1 };
    }),
  );
  await transaction.insert(widgetFavorites).values(
    list.flatMap(({ favoriteFor }, index) =>
      favoriteFor.map((email) => ({
        organizationId,
        accountId: idOf(people, email),
        widgetId: firstId + index,
      })),
    ),
  );
}

export const seedPrintCount = (
  transaction: Transaction,
  organizationId: number,
  now: Date,
  printedJobs: number,
) => transaction.insert(printCounters).values({ organizationId, month: monthOf(now), printedJobs });

/** Adds the jobs of the history; their files were deleted long ago. */
export async function seedHistory(
  transaction: Transaction,
  organizationId: number,
  { people, now }: { readonly people: ReadonlyMap<string, number>; readonly now: Date },
  list: typeof demoHistory,
): Promise<void> {
  const jobs = list.map((job) => ({ ...job, id: crypto.randomUUID() }));
  await transaction.insert(printJobs).values(
    jobs.map(({ id, email, hoursAgo, status }) => ({
      organizationId,
      id,
      accountId: idOf(people, email),
      computerName: email === 'packer@demo.test' ? 'PACKING-02' : 'BAKERY-01',
      status,
      createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
      requestHash: '',
    })),
  );
  const versions = await transaction
    .select({
      labelId: labels.id,
      name: labels.name,
      versionId: labelVersions.id,
      variables: labelVersions.variables,
    })
    .from(labels)
    .innerJoin(
      labelVersions,
      and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')),
    );
  const printerRows = await transaction.select().from(printers);
  const articleRows = await transaction.select().from(articles);
  await transaction.insert(printJobEntries).values(
    jobs.flatMap(({ id: printJobId, entries }) =>
      entries.map((entry, position) => {
        const version = found(versions.find(({ labelId }) => labelId === entry.labelId));
        const printer = found(printerRows.find(({ id }) => id === entry.printerId));
        const article = found(articleRows.find(({ id }) => id === entry.articleId));
        return {
          organizationId,
          id: crypto.randomUUID(),
          printJobId,
          position,
          status: entry.status,
          labelVersionId: version.versionId,
          articleId: article.id,
          printerId: printer.id,
          labelCount: entry.labelCount,
          values: resolveValues({ variables: version.variables, article, changes: {} }).values,
          labelName: version.name,
          articleName: article.name,
          printerName: printer.displayName,
          language: printer.language,
          useLocalPrinterDriver: printer.useLocalPrinterDriver,
          paper: paperSettingsSchema.parse({}),
        };
      }),
    ),
  );
  await storeWordsOf(
    transaction,
    inArray(
      printJobs.id,
      jobs.map(({ id }) => id),
    ),
  );
}

const idOf = (people: ReadonlyMap<string, number>, email: string) => found(people.get(email));

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The demo data names something that is not part of it.');
  return value;
}
