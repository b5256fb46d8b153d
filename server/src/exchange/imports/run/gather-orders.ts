import { setImmediate as breathe } from 'node:timers/promises';
import { asc, inArray } from 'drizzle-orm';
import { articleIdentity } from 'label-core/gtin';
import type { ImportedOrderLine } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { articles, labels } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import { importableRows, rowsAtOnce, type ImportableRow, type ReadFile } from './read-import-file.ts';
import { rejectedRow, type RejectedRow } from './rejected-row.ts';

type LineRow = ImportableRow<ImportedOrderLine>;

/** Order assembled from the rows of a file. */
export interface GatheredOrder {
  readonly orderNumber: string;
  /** "" if the file has no customer. */
  readonly customer: string;
  readonly rows: readonly LineRow[];
  readonly lines: readonly {
    readonly articleId: number;
    /** Null: the article's own label. */
    readonly labelId: number | null;
    readonly quantity: number;
  }[];
}

export interface GatheredOrders {
  /** In the order of their first rows. */
  readonly orders: readonly GatheredOrder[];
  readonly rejected: readonly RejectedRow[];
}

/** Groups the rows of a file by order number and returns the orders. A single faulty row excludes its whole order. */
export async function gatherOrders(transaction: Transaction, file: ReadFile): Promise<GatheredOrders> {
  const rejected = [...file.rejected];
  const rowsOf = new Map<string, LineRow[]>();
  for await (const chunk of importableRows(file)) {
    for (const one of chunk) {
      if (!isLine(one)) continue;
      const { orderNumber } = one.value;
      if (file.isWithheld(orderNumber)) rejected.push(leftOut(one));
      else rowsOf.set(orderNumber, [...(rowsOf.get(orderNumber) ?? []), one]);
    }
  }
  const lines = [...rowsOf.values()].flat();
  const articleIds = await findArticles(transaction, lines);
  const labelIds = await findLabels(transaction);
  const orders: GatheredOrder[] = [];
  for (const [orderNumber, rows] of rowsOf) {
    const found = rows.map((one) => findLine(one, articleIds, labelIds));
    if (found.every((line): line is FoundLine => !isFault(line))) {
      const customer = rows.find(({ value }) => value.customer !== '')?.value.customer ?? '';
      orders.push({ orderNumber, customer, rows, lines: found });
    } else {
      rejected.push(
        ...rows.map((one, index) => {
          const fault = found[index];
          return fault && isFault(fault) ? rejectedRow(one.row, fault) : leftOut(one);
        }),
      );
    }
  }
  return { orders, rejected };
}

const isLine = (one: ImportableRow): one is LineRow => one.value.kind === 'order-line';

const leftOut = ({ row, value }: LineRow) =>
  rejectedRow(row, sentences.importedRow.leftOut({ order: value.orderNumber }));

type FoundLine = GatheredOrder['lines'][number];

const isFault = (found: FoundLine | Sentence): found is Sentence => 'code' in found;

/** Returns the order line of a row, or the sentence that says what does not exist. */
function findLine(
  { value: { articleIdentifier, labelName, quantity } }: LineRow,
  articleIds: ReadonlyMap<string, number>,
  labelIds: ReadonlyMap<string, number>,
): FoundLine | Sentence {
  const articleId = articleIds.get(articleIdentity(articleIdentifier));
  if (articleId === undefined) return sentences.importedRow.noArticle({ identifier: articleIdentifier });
  if (labelName === '') return { articleId, labelId: null, quantity };
  const labelId = labelIds.get(labelName.toLowerCase());
  return labelId === undefined
    ? sentences.importedRow.noLabel({ name: labelName })
    : { articleId, labelId, quantity };
}

/** Returns ids by the identity of articles; of two articles with the same identity the older one. */
async function findArticles(
  transaction: Transaction,
  rows: readonly LineRow[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(rows.map(({ value }) => articleIdentity(value.articleIdentifier)))];
  const ids = new Map<string, number>();
  for (let at = 0; at < wanted.length; at += rowsAtOnce) {
    const found = await transaction
      .select({ id: articles.id, identity: articles.identity })
      .from(articles)
      .where(inArray(articles.identity, wanted.slice(at, at + rowsAtOnce)))
      .orderBy(asc(articles.id));
    for (const { id, identity } of found) if (!ids.has(identity)) ids.set(identity, id);
    await breathe();
  }
  return ids;
}

async function findLabels(transaction: Transaction): Promise<ReadonlyMap<string, number>> {
  const all = await transaction.select({ id: labels.id, name: labels.name }).from(labels);
  return new Map(all.map(({ id, name }) => [name.toLowerCase(), id]));
}
