import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { Sentence } from 'label-core/sentence';
import { entered } from '../../../design/labels/resolve-values.ts';
import { refusalOf } from '../../../foundation/http/refuse.ts';
import { sentences as common } from '../../../foundation/sentences/index.ts';
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
import { sentences } from '../../sentences/index.ts';
import { carryValues } from './carry-values.ts';
import { groupEntries, type PrintedLine } from './group-entries.ts';
import type { ReprintRequest } from './reprint-request.ts';

/**
 * Returns the lines of an earlier job, ready to be drawn for the printers as they are now.
 * @throws HttpError 422 naming what no longer exists
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
    if (!known.has(id)) throw unprintable(sentences.reprint.noFile({ id }), 'printJobEntryIds');
  }
  const prepared: PreparedLine[] = [];
  for (const line of groupEntries(wanted ? entries.filter(({ id }) => wanted.has(id)) : entries)) {
    prepared.push(await prepareLine(transaction, line, request));
  }
  return prepared;
}

async function prepareLine(
  transaction: Transaction,
  { entry, labelCount, eachLabel }: PrintedLine,
  request: ReprintRequest,
): Promise<PreparedLine> {
  const { label, version } = await findVersion(transaction, entry, request.version);
  const printer = await findPrinter(transaction, entry, request.printerId);
  const quantity = request.quantity ?? labelCount;
  if (quantity > labelCount && (eachLabel || hasLabelNumbers(version.template)))
    throw unprintable(sentences.counter.otherQuantity({ most: labelCount }), 'quantity');
  const article = await findArticle(transaction, entry.articleId);
  const { variables } = version.template;
  const { values, problems } =
    request.version === 'same'
      ? { values: entry.values, problems: [] }
      : carryValues({ variables, printed: entry.values, article });
  const [paper] = await transaction
    .select({ settings: printSettings.settings })
    .from(printSettings)
    .where(and(eq(printSettings.labelId, label.id), eq(printSettings.printerId, printer.id)));
  return {
    line: {
      quantity,
      articleId: entry.articleId,
      orderId: entry.orderId,
      orderLine: entry.orderLine,
    },
    labelName: label.name,
    version,
    template: version.template,
    hasLineCheck: label.lineCheck,
    // What was printed is printed again, numbers and dates too; only a variable that is new is computed.
    variables: variables.map((variable) =>
      Object.hasOwn(entry.values, variable.name) ? entered(variable) : variable,
    ),
    values,
    ...(eachLabel && { eachLabel }),
    article,
    problems,
    images: await loadImages(transaction, version.template, values),
    articleName: entry.articleName,
    printer,
    paper: paper?.settings ?? paperSettingsSchema.parse({}),
  };
}

/** Returns whether each label has a number of its own, also where only one was printed. */
const hasLabelNumbers = ({ variables }: LabelTemplate): boolean =>
  variables.some(({ source }) => source?.kind === 'counter' && source.per === 'label');

async function findVersion(
  transaction: Transaction,
  { labelVersionId, labelName }: PrintedLine['entry'],
  asked: ReprintRequest['version'],
) {
  if (labelVersionId === null) {
    throw unprintable(sentences.reprint.notPublished({ label: labelName }), 'version');
  }
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
    throw unprintable(sentences.reprint.notPublished({ label: labelName }), 'version');
  }
  if (!row.label.isEnabled) {
    throw unprintable(sentences.reprint.labelDisabled({ label: row.label.name }), 'version');
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
      ? sentences.reprint.printerGone({ printer: entry.printerName })
      : common.missing.printer({ id: asked }),
    'printerId',
  );
}

async function findArticle(transaction: Transaction, articleId: number | null) {
  if (articleId === null) return undefined;
  const [article] = await transaction.select().from(articles).where(eq(articles.id, articleId));
  return article;
}

const unprintable = (sentence: Sentence, path: string) => refusalOf([{ path, ...sentence }]);
