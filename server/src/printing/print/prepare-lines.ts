import { and, eq, inArray } from 'drizzle-orm';
import type { LabelTemplate, LabelVariable } from 'label-core';
import type { Sentence } from 'label-core/sentence';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { resolveValues, type ArticleFacts } from '../../design/labels/resolve-values.ts';
import { paperSettingsSchema, type PaperSettings } from '../../foundation/values/preferences.ts';
import {
  articles,
  labels,
  labelVersions,
  printers,
  printSettings,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadImages } from '../../design/rendering/load-images.ts';
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

const loadPublished = (transaction: Transaction, labelIds: readonly number[]) =>
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
    .where(and(inArray(labels.id, [...labelIds]), eq(labels.isEnabled, true)));

const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Loads what the lines name and resolves their values. @throws HttpError 422 naming the first thing that does not exist */
export async function prepareLines(
  transaction: Transaction,
  lines: readonly PrintLine[],
): Promise<PreparedLine[]> {
  const labelIds = idsOf(lines.map(({ labelId }) => labelId));
  const printerIds = idsOf(lines.map(({ printerId }) => printerId));
  const articleIds = idsOf(lines.map(({ articleId }) => articleId));

  const labelById = byId(await loadPublished(transaction, labelIds));
  const printerById = byId(await transaction.select().from(printers).where(inArray(printers.id, printerIds)));
  const articleById = byId(await transaction.select().from(articles).where(inArray(articles.id, articleIds)));
  const paperRows = await transaction
    .select()
    .from(printSettings)
    .where(and(inArray(printSettings.labelId, labelIds), inArray(printSettings.printerId, printerIds)));

  const prepared: PreparedLine[] = [];
  for (const [index, line] of lines.entries()) {
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
    prepared.push({
      line,
      labelName: label.name,
      version: label.version,
      template: label.template,
      hasLineCheck: label.lineCheck,
      variables,
      values,
      article,
      problems,
      images: await loadImages(transaction, label.template, values),
      articleName: article?.name ?? null,
      printer,
      paper:
        paperRows.find((row) => row.labelId === line.labelId && row.printerId === line.printerId)?.settings ??
        paperSettingsSchema.parse({}),
    });
  }
  return prepared;
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

function missing(at: string, field: string, sentence: Sentence): never {
  throw refusalOf([{ path: `${at}.${field}`, ...sentence }]);
}
