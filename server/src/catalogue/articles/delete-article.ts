import { asc, eq } from 'drizzle-orm';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { someNames } from '../../foundation/http/some-names.ts';
import { sentences } from '../sentences/index.ts';
import { articles, orderLines, orders, widgets } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/**
 * Deletes an article and its connections to labels. Widgets that had it selected have no article afterwards; the print
 * history keeps its name.
 * @throws HttpError 404, 409 while an order has a line of it
 */
export async function deleteArticle(
  transaction: Transaction,
  writer: Writer,
  articleId: number,
): Promise<void> {
  const ordered = await transaction
    .selectDistinct({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.articleId, articleId))
    .orderBy(asc(orders.id));
  if (ordered.length > 0) throw new HttpError(409, standsIn(ordered));
  const [gone] = await transaction
    .delete(articles)
    .where(eq(articles.id, articleId))
    .returning({ name: articles.name });
  if (!gone) throw notFound('article', articleId);
  await transaction
    .update(widgets)
    .set({ predefinedArticleId: null })
    .where(eq(widgets.predefinedArticleId, articleId));
  await recordWrite(transaction, writer, 'article-deleted', logName('article', articleId, gone.name));
}

function standsIn(ordered: readonly { readonly orderNumber: string }[]) {
  const { names, more } = someNames(ordered.map(({ orderNumber }) => orderNumber));
  return sentences.article.inOrders({ orders: names, more, count: ordered.length });
}
