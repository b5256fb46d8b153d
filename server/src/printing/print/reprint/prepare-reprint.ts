import { and, asc, eq, inArray } from 'drizzle-orm';
import { HttpError } from '../../../foundation/http/http-error.ts';
import { paperSettingsSchema } from '../../../foundation/values/preferences.ts';
import {
  articles,
  labels,
  labelVersions,
  printers,
  printJobEntries,
  printSettings,
} from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { PreparedLine } from '../prepare-lines.ts';
import { loadImages } from '../../../design/rendering/load-images.ts';
import { carryValues } from './carry-values.ts';
import { groupEntries, type PrintedLine } from './group-entries.ts';
import type { ReprintRequest } from './reprint-request.ts';

/**
 * The lines of an earlier job, ready to be drawn for the printers as they are now.
 * @throws HttpError 422 naming what is not there any more
 */
export async function prepareReprint(
  transaction: Transaction,
  printJobId: string,
  request: ReprintRequest,
): Promise<PreparedLine[]> {
  const entries = await transaction
    .select()
    .from(printJobEntries)
    .where(eq(printJobEntries.printJobId, printJobId))
    .orderBy(asc(printJobEntries.position));
  const wanted = request.printJobEntryIds && new Set(request.printJobEntryIds);
  const known = new Set(entries.map(({ id }) => id));
  for (const id of wanted ?? []) {
    if (!known.has(id)) throw unprintable(`There is no file ${id} in this print job.`, 'printJobEntryIds');
  }
  const prepared: PreparedLine[] = [];
  for (const line of groupEntries(wanted ? entries.filter(({ id }) => wanted.has(id)) : entries)) {
    prepared.push(await prepareLine(transaction, line, request));
  }
  return prepared;
}

async function prepareLine(
  transaction: Transaction,
  { entry, labelCount }: PrintedLine,
  request: ReprintRequest,
): Promise<PreparedLine> {
  const { label, version } = await findVersion(transaction, entry, request.version);
  const printer = await findPrinter(transaction, entry, request.printerId);
  const { values, problems } =
    request.version === 'same'
      ? { values: entry.values, problems: [] }
      : carryValues({
          variables: version.template.variables,
          printed: entry.values,
          article: await findArticle(transaction, entry.articleId),
        });
  const [paper] = await transaction
    .select({ settings: printSettings.settings })
    .from(printSettings)
    .where(and(eq(printSettings.labelId, label.id), eq(printSettings.printerId, printer.id)));
  return {
    line: {
      labelId: label.id,
      printerId: printer.id,
      quantity: request.quantity ?? labelCount,
      articleId: entry.articleId,
      orderId: entry.orderId,
      orderLine: entry.orderLine,
      changes: {},
    },
    labelName: label.name,
    labelVersionId: version.id,
    template: version.template,
    values,
    problems,
    images: await loadImages(transaction, version.template, values),
    articleName: entry.articleName,
    printer,
    paper: paper?.settings ?? paperSettingsSchema.parse({}),
  };
}

async function findVersion(
  transaction: Transaction,
  { labelVersionId, labelName }: PrintedLine['entry'],
  asked: ReprintRequest['version'],
) {
  const found = await transaction
    .select({ label: labels, version: labelVersions })
    .from(labelVersions)
    .innerJoin(labels, eq(labels.id, labelVersions.labelId))
    .where(
      asked === 'same'
        ? eq(labelVersions.id, labelVersionId)
        : and(
            eq(labelVersions.state, 'Published'),
            inArray(
              labelVersions.labelId,
              transaction
                .select({ labelId: labelVersions.labelId })
                .from(labelVersions)
                .where(eq(labelVersions.id, labelVersionId)),
            ),
          ),
    );
  const [row] = found;
  if (!row) {
    throw unprintable(
      `“${labelName}” has no published version. Print the version that was printed then.`,
      'version',
    );
  }
  if (!row.label.isEnabled) {
    throw unprintable(
      `“${row.label.name}” is disabled and cannot be printed. Whoever manages labels can enable it.`,
      'version',
    );
  }
  return row;
}

async function findPrinter(
  transaction: Transaction,
  entry: PrintedLine['entry'],
  asked: number | undefined,
): Promise<PreparedLine['printer']> {
  const [printer] = await transaction
    .select()
    .from(printers)
    .where(eq(printers.id, asked ?? entry.printerId));
  if (printer) return printer;
  throw unprintable(
    asked === undefined
      ? `The printer “${entry.printerName}” is not there any more. Choose another one.`
      : `There is no printer ${asked}.`,
    'printerId',
  );
}

async function findArticle(transaction: Transaction, articleId: number | null) {
  if (articleId === null) return undefined;
  const [article] = await transaction.select().from(articles).where(eq(articles.id, articleId));
  return article;
}

const unprintable = (message: string, path: string) =>
  new HttpError(422, message, { problems: [{ path, message }] });
