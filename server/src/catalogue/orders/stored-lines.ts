import { eq, max } from 'drizzle-orm';
import { articles, orderLines, printJobEntries } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { StoredLine } from './line-rule.ts';
import { loadProgress, progressOf } from './line-progress.ts';

/** Loads the lines of an order with the counts of their labels. */
export async function loadStoredLines(
  transaction: Transaction,
  orderId: number,
  now: Date,
): Promise<StoredLine[]> {
  const lines = await transaction
    .select({
      position: orderLines.position,
      articleId: orderLines.articleId,
      articleName: articles.name,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .innerJoin(articles, eq(articles.id, orderLines.articleId))
    .where(eq(orderLines.orderId, orderId));
  const progress = await loadProgress(transaction, [orderId], now);
  return lines.map((line) => ({ ...line, ...progressOf(progress, orderId, line.position) }));
}

/** Returns the number for the next line: above those of all present lines and of all that were ever printed. */
export async function nextPosition(transaction: Transaction, orderId: number): Promise<number> {
  const [there] = await transaction
    .select({ last: max(orderLines.position) })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const [printed] = await transaction
    .select({ last: max(printJobEntries.orderLine) })
    .from(printJobEntries)
    .where(eq(printJobEntries.orderId, orderId));
  return Math.max(there?.last ?? -1, printed?.last ?? -1) + 1;
}
