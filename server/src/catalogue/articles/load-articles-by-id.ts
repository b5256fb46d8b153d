import { and, asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { askForGroupLabels, labelsOfGroups } from '../../people/groups/group-labels.ts';
import { toVariables } from '../../design/labels/variables.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import { integerList, isOneOf, type IntegerList } from '../../foundation/store/is-one-of.ts';
import {
  articleLabels,
  articles,
  labels,
  labelVersions,
  orderLines,
  orders,
} from '../../foundation/store/schema/index.ts';
import type { ReadRows } from '../../foundation/store/read-rows.ts';
import { inOrderOf } from '../../foundation/values/in-order-of.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { articleSettings, type Article } from './article-schemas.ts';
import { gtinsOf } from './gtins-of.ts';

/** What is shown of an article, which is not what it is searched and sorted by. */
const shown = {
  id: articles.id,
  ...pickFields(articleSettings, articles),
  groupId: articles.groupId,
  data: articles.data,
  modifiedAt: articles.modifiedAt,
  revision: articles.revision,
  /** Labels the article is connected to itself, in order. */
  labelIds: sql<number[]>`array(
    select ${articleLabels.labelId} from ${articleLabels} where ${articleLabels.articleId} = ${articles.id}
    order by ${articleLabels.labelId})`,
};

type Listed = Places<{ articleIds: IntegerList }>;

const loadShown = fixedStatement((transaction, { articleIds }: Listed) =>
  transaction.select(shown).from(articles).where(isOneOf(articles.id, articleIds)),
);

const loadOrders = fixedStatement((transaction, { articleIds }: Listed) =>
  transaction
    .selectDistinct({ articleId: orderLines.articleId, orderId: orders.id, orderNumber: orders.orderNumber })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isOneOf(orderLines.articleId, articleIds))
    .orderBy(asc(orders.id)),
);

const loadPublished = fixedStatement((transaction, { labelIds }: Places<{ labelIds: IntegerList }>) =>
  transaction
    .select({ labelId: labels.id, name: labels.name, variables: labelVersions.variables })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .where(and(isOneOf(labels.id, labelIds), eq(labels.isEnabled, true))),
);

/**
 * Returns the articles with their published labels and their orders, in the order of the ids; unknown ids are left out.
 * For a caller, labels that come from groups follow those the article is connected to itself.
 */
export async function loadArticlesById(
  read: ReadRows,
  articleIds: readonly number[],
  caller?: Pick<Caller, 'groupIds'>,
): Promise<Article[]> {
  if (articleIds.length === 0) return [];
  const asked = { articleIds: integerList(articleIds) };
  const [rows, ordered, groupLabels] = await read((transaction) => [
    loadShown(transaction, asked),
    loadOrders(transaction, asked),
    caller ? askForGroupLabels(transaction, { caller }, articleIds) : none,
  ]);
  const brought = caller ? labelsOfGroups(groupLabels, { caller }) : () => [];
  const published = await loadPublishedLabels(read, [
    ...rows.flatMap(({ labelIds }) => labelIds),
    ...rows.flatMap(({ groupId }) => brought(groupId)),
  ]);

  const ordersOf = Map.groupBy(ordered, ({ articleId }) => articleId);
  return inOrderOf(articleIds, rows).map((article) => ({
    id: article.id,
    ...pickFields(articleSettings, article),
    gtins: gtinsOf(article.data),
    groupId: article.groupId,
    labels: [...new Set([...article.labelIds, ...brought(article.groupId)])].flatMap((labelId) => {
      const label = published.get(labelId);
      return label ? [{ labelId, name: label.name, variables: toVariables(label.variables, article) }] : [];
    }),
    orders: (ordersOf.get(article.id) ?? []).map(({ orderId, orderNumber }) => ({ orderId, orderNumber })),
    modifiedAt: article.modifiedAt.toISOString(),
    revision: article.revision,
  }));
}

/** Stands for the labels of groups where no group adds any. */
const none: PromiseLike<never[]> = Promise.resolve([]);

/** Loads each label once, however many articles use it: their variables are long. */
async function loadPublishedLabels(read: ReadRows, labelIds: readonly number[]) {
  const asked = { labelIds: integerList(new Set(labelIds)) };
  const [found] = await read((transaction) => [loadPublished(transaction, asked)]);
  return new Map(found.map((label) => [label.labelId, label]));
}
