import { searchColumns } from '../../catalogue/articles/search-text.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { articleLabels, articles, orderLines, orders } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { DemoArticle } from './demo-articles.ts';
import type { DemoLabel } from './demo-labels.ts';
import type { demoOrders } from './demo-orders.ts';

const dayMs = 86_400_000;

/** Adds the articles, each connected to the labels that name its group. */
export async function seedArticles(
  transaction: Transaction,
  organizationId: number,
  list: readonly DemoArticle[],
  labelList: readonly DemoLabel[],
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'article', list.length);
  const rows = list.map((article, index) => ({
    organizationId,
    id: firstId + index,
    ...article,
    ...searchColumns(article.name, article.externalIdentifier, article.data),
  }));
  await transaction.insert(articles).values(rows);
  await transaction
    .insert(articleLabels)
    .values(
      rows.flatMap(({ id: articleId, groupId }) =>
        labelList.flatMap(({ articleGroupIds }, index) =>
          articleGroupIds.includes(groupId) ? [{ organizationId, articleId, labelId: index + 1 }] : [],
        ),
      ),
    );
}

export async function seedOrders(
  transaction: Transaction,
  organizationId: number,
  now: Date,
  list: typeof demoOrders,
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'order', list.length);
  await transaction.insert(orders).values(
    list.map(({ orderNumber, customer, groupId, daysAgo }, index) => ({
      organizationId,
      id: firstId + index,
      orderNumber,
      customer,
      groupId,
      createdAt: new Date(now.getTime() - daysAgo * dayMs),
    })),
  );
  await transaction.insert(orderLines).values(
    list.flatMap(({ lines }, index) =>
      lines.map(([articleId, quantity], position) => ({
        organizationId,
        orderId: firstId + index,
        position,
        articleId,
        quantity,
      })),
    ),
  );
}
