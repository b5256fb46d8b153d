import { and, eq } from 'drizzle-orm';
import type { LabelTemplate, LabelVariable } from 'label-core';
import type { Sentence } from 'label-core/sentence';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { resolveValues, type ArticleFacts } from '../../design/labels/resolve-values.ts';
import { paperSettingsSchema, type PaperSettings } from '../../foundation/values/preferences.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import { integerList, isOneOf, type IntegerList } from '../../foundation/store/is-one-of.ts';
import {
  articles,
  labels,
  labelVersions,
  printers,
  printSettings,
} from '../../foundation/store/schema/index.ts';
import type { ReadRows } from '../../foundation/store/read-rows.ts';
import type { AnswersTo, Transaction } from '../../foundation/store/store.ts';
import { askForImages, imageIdsOf, imagesOf } from '../../design/rendering/load-images.ts';
import type { LabelImages, LabelValues } from '../../design/rendering/label-renderer.ts';
import { sentences } from '../sentences/index.ts';
import type { PrintLine } from './print-request.ts';

/** Version of a label, by its own id, by that of its label, and by its number. */
export interface PrintedVersion {
  readonly id: number;
  readonly labelId: number;
  readonly version: number;
}

/** Line of a request with all that is needed to draw, send and record it. */
export interface PreparedLine {
  readonly line: Pick<PrintLine, 'quantity' | 'articleId' | 'orderId' | 'orderLine'>;
  readonly labelName: string;
  /** Version that is printed; null for a proof, which is of none. */
  readonly version: PrintedVersion | null;
  readonly template: LabelTemplate;
  /** Variables of the template; of a reprint those that have a value already are not computed again. */
  readonly variables: readonly LabelVariable[];
  /** Values before any is computed. */
  readonly values: LabelValues;
  /** Of a reprint: what differs between its labels. */
  readonly eachLabel?: readonly LabelValues[];
  /** Article that computed variables take fields of. */
  readonly article: ArticleFacts | undefined;
  readonly images: LabelImages;
  readonly articleName: string | null;
  readonly printer: typeof printers.$inferSelect;
  readonly paper: PaperSettings;
  /** Whether the first label of its run is checked at the line before the others are printed. */
  readonly hasLineCheck: boolean;
  /** Changes of fixed or unknown variables. */
  readonly problems: readonly Problem[];
}

const loadPublished = fixedStatement((transaction, { labelIds }: Places<{ labelIds: IntegerList }>) =>
  transaction
    .select({
      id: labels.id,
      name: labels.name,
      version: { id: labelVersions.id, labelId: labelVersions.labelId, version: labelVersions.version },
      template: labelVersions.template,
      lineCheck: labels.lineCheck,
    })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .where(and(isOneOf(labels.id, labelIds), eq(labels.isEnabled, true))),
);

const loadPrinters = fixedStatement((transaction, { printerIds }: Places<{ printerIds: IntegerList }>) =>
  transaction.select().from(printers).where(isOneOf(printers.id, printerIds)),
);

const loadArticles = fixedStatement((transaction, { articleIds }: Places<{ articleIds: IntegerList }>) =>
  transaction.select().from(articles).where(isOneOf(articles.id, articleIds)),
);

const loadSettings = fixedStatement(
  (transaction, { labelIds, printerIds }: Places<{ labelIds: IntegerList; printerIds: IntegerList }>) =>
    transaction
      .select()
      .from(printSettings)
      .where(and(isOneOf(printSettings.labelId, labelIds), isOneOf(printSettings.printerId, printerIds))),
);

const idsOf = (ids: readonly (number | null)[]) => integerList(new Set(ids.filter((id) => id !== null)));

/** Asks for what lines name; see {@link prepareLines}. */
export function askForLines(transaction: Transaction, lines: readonly PrintLine[]) {
  const labelIds = idsOf(lines.map(({ labelId }) => labelId));
  const printerIds = idsOf(lines.map(({ printerId }) => printerId));
  const articleIds = idsOf(lines.map(({ articleId }) => articleId));
  return [
    loadPublished(transaction, { labelIds }),
    loadPrinters(transaction, { printerIds }),
    loadArticles(transaction, { articleIds }),
    loadSettings(transaction, { labelIds, printerIds }),
  ] as const;
}

type FoundRecords = AnswersTo<ReturnType<typeof askForLines>>;

/** Resolves the values of lines. @throws HttpError 422 naming the first thing that does not exist */
export async function prepareLines(
  read: ReadRows,
  [published, printerRows, articleRows, paperRows]: FoundRecords,
  lines: readonly PrintLine[],
): Promise<PreparedLine[]> {
  const labelById = byId(published);
  const printerById = byId(printerRows);
  const articleById = byId(articleRows);
  const prepared = lines.map((line, index): Omit<PreparedLine, 'images'> => {
    const at = `labels.${index}`;
    const label =
      labelById.get(line.labelId) ?? missing(at, 'labelId', sentences.print.noLabel({ id: line.labelId }));
    const printer =
      printerById.get(line.printerId) ??
      missing(at, 'printerId', common.missing.printer({ id: line.printerId }));
    const article =
      line.articleId === null
        ? undefined
        : (articleById.get(line.articleId) ??
          missing(at, 'articleId', common.missing.article({ id: line.articleId })));
    const { variables } = label.template;
    const { values, problems } = resolveValues({ variables, article, changes: line.changes });
    return {
      line,
      labelName: label.name,
      version: label.version,
      template: label.template,
      hasLineCheck: label.lineCheck,
      variables,
      values,
      article,
      problems,
      articleName: article?.name ?? null,
      printer,
      paper:
        paperRows.find((row) => row.labelId === line.labelId && row.printerId === line.printerId)?.settings ??
        paperSettingsSchema.parse({}),
    };
  });
  const imageIds = prepared.map(({ template, values }) => imageIdsOf(template, values));
  const all = [...new Set(imageIds.flat())];
  const [files] = all.length === 0 ? [[]] : await read((transaction) => [askForImages(transaction, all)]);
  return prepared.map((line, index) => ({ ...line, images: imagesOf(files, imageIds[index] ?? []) }));
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

function missing(at: string, field: string, sentence: Sentence): never {
  throw refusalOf([{ path: `${at}.${field}`, ...sentence }]);
}
