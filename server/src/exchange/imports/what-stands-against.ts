import type { Sentence, SentenceValue } from 'label-core/sentence';
import { and, asc, between, count, eq, exists, gt, sql, type SQL } from 'drizzle-orm';
import {
  articles,
  orderLines,
  orders,
  printJobEntries,
  widgets,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

/** Ids that an import created: all from the first to the last. */
export interface CreatedRange {
  readonly kind: 'articles' | 'orders';
  readonly first: number;
  readonly last: number;
}

/** Max. names in a sentence; the rest is counted. */
const mostNames = 3;

/**
 * Returns the later uses of the articles or orders of an import, one sentence each; empty if they are unchanged and
 * unused.
 */
export async function whatStandsAgainst(transaction: Transaction, range: CreatedRange): Promise<Sentence[]> {
  const uses = range.kind === 'articles' ? usesOfArticles(transaction) : usesOfOrders(transaction);
  const told: Sentence[] = [];
  for (const [use, isUsed] of uses) {
    const names = await namesOf(transaction, range, isUsed);
    if (names) told.push(sentences.importUndo[use]({ names }));
  }
  return told;
}

type Use = readonly [use: 'changed' | 'printed' | 'ordered' | 'chosen', isUsed: SQL];

const one = { found: sql`1` };

const usesOfArticles = (transaction: Transaction): Use[] => [
  ['changed', gt(articles.revision, 1)],
  [
    'printed',
    exists(transaction.select(one).from(printJobEntries).where(eq(printJobEntries.articleId, articles.id))),
  ],
  ['ordered', exists(transaction.select(one).from(orderLines).where(eq(orderLines.articleId, articles.id)))],
  [
    'chosen',
    exists(transaction.select(one).from(widgets).where(eq(widgets.predefinedArticleId, articles.id))),
  ],
];

const usesOfOrders = (transaction: Transaction): Use[] => [
  ['changed', gt(orders.revision, 1)],
  [
    'printed',
    exists(transaction.select(one).from(printJobEntries).where(eq(printJobEntries.orderId, orders.id))),
  ],
];

/** Returns "Pen, Cup, Plate and 12 more" as a value of a sentence; undefined if nothing is used that way. */
async function namesOf(
  transaction: Transaction,
  { kind, first, last }: CreatedRange,
  isUsed: SQL,
): Promise<SentenceValue | undefined> {
  const [table, name] =
    kind === 'articles' ? ([articles, articles.name] as const) : ([orders, orders.orderNumber] as const);
  const where = and(between(table.id, first, last), isUsed);
  const [counted] = await transaction.select({ total: count() }).from(table).where(where);
  const total = counted?.total ?? 0;
  if (total === 0) return undefined;
  const named = await transaction
    .select({ name })
    .from(table)
    .where(where)
    .orderBy(asc(table.id))
    .limit(mostNames);
  const names = named.map((row) => row.name);
  const more = total - names.length;
  return more === 0 ? names : sentences.importUndo.namesAndMore({ names: names.join(', '), more });
}
