import { and, asc, between, count, eq, exists, gt, sql, type SQL } from 'drizzle-orm';
import {
  articles,
  orderLines,
  orders,
  printJobEntries,
  widgets,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** What an import created: all ids from the first to the last. */
export interface CreatedRange {
  readonly kind: 'articles' | 'orders';
  readonly first: number;
  readonly last: number;
}

/** Names a sentence holds before it counts the rest. */
const mostNames = 3;

/** What was made of the articles or orders of an import since, a sentence each; empty where they are as they came. */
export async function whatStandsAgainst(transaction: Transaction, range: CreatedRange): Promise<string[]> {
  const uses = range.kind === 'articles' ? usesOfArticles(transaction) : usesOfOrders(transaction);
  const sentences: string[] = [];
  for (const [words, isUsed] of uses) {
    const sentence = await tell(transaction, range, words, isUsed);
    if (sentence !== undefined) sentences.push(sentence);
  }
  return sentences;
}

type Use = readonly [words: string, isUsed: SQL];

const one = { found: sql`1` };

const usesOfArticles = (transaction: Transaction): Use[] => [
  ['Changed since', gt(articles.revision, 1)],
  [
    'Printed since',
    exists(transaction.select(one).from(printJobEntries).where(eq(printJobEntries.articleId, articles.id))),
  ],
  [
    'In orders',
    exists(transaction.select(one).from(orderLines).where(eq(orderLines.articleId, articles.id))),
  ],
  [
    'Chosen in widgets',
    exists(transaction.select(one).from(widgets).where(eq(widgets.predefinedArticleId, articles.id))),
  ],
];

const usesOfOrders = (transaction: Transaction): Use[] => [
  ['Changed since', gt(orders.revision, 1)],
  [
    'Printed since',
    exists(transaction.select(one).from(printJobEntries).where(eq(printJobEntries.orderId, orders.id))),
  ],
];

/** "Changed since: Pen, Cup, Plate and 12 more."; undefined where nothing is so used. */
async function tell(
  transaction: Transaction,
  { kind, first, last }: CreatedRange,
  words: string,
  isUsed: SQL,
): Promise<string | undefined> {
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
  const more = total - named.length;
  const list = named.map((row) => row.name).join(', ');
  return `${words}: ${list}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}.`;
}
