import { searchColumns } from '../articles/search-text.ts';
import { allocateIds } from '../store/allocate-ids.ts';
import { articleLabels, articles, labels, labelVersions, orderLines, orders } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { DemoArticle } from './demo-articles.ts';
import type { DemoLabel } from './demo-labels.ts';
import type { demoOrders } from './demo-orders.ts';

const dayMs = 86_400_000;

interface LabelSeed {
  readonly organizationId: number;
  readonly uploadedBy: number;
  readonly now: Date;
}

export async function seedLabels(
  transaction: Transaction,
  { organizationId, uploadedBy, now }: LabelSeed,
  list: readonly DemoLabel[],
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'label', list.length);
  await transaction
    .insert(labels)
    .values(list.map(({ name }, index) => ({ organizationId, id: firstId + index, name })));
  const versions = list.flatMap(({ versions: all }, index) =>
    all.map((version, position) => ({ ...version, labelId: firstId + index, version: position + 1 })),
  );
  const firstVersionId = await allocateIds(transaction, organizationId, 'labelVersion', versions.length);
  await transaction.insert(labelVersions).values(
    versions.map(({ template, state, daysAgo, labelId, version }, index) => {
      const createdAt = new Date(now.getTime() - daysAgo * dayMs);
      return {
        organizationId,
        id: firstVersionId + index,
        labelId,
        version,
        state,
        widthMm: template.widthMm,
        heightMm: template.heightMm,
        variables: template.variables,
        template,
        uploadedBy,
        createdAt,
        publishedAt: state === 'Published' || state === 'Superseded' ? createdAt : null,
      };
    }),
  );
}

/** Articles, each connected to the labels that name its group. */
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
    ...searchColumns(article.name, article.externalIdentifier),
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
      lines.map(([articleId, quantity]) => ({
        organizationId,
        orderId: firstId + index,
        articleId,
        quantity,
      })),
    ),
  );
}
