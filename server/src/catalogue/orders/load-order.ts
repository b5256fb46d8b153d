import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { askForGroupLabels, labelsOfGroups } from '../../people/groups/group-labels.ts';
import { toVariables } from '../../design/labels/variables.ts';
import {
  articleLabels,
  articles,
  labels,
  labelVersions,
  orderLines,
  orders,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadProgress, progressOf } from './line-progress.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { orderSettings, type LineLabel, type Order } from './order-schemas.ts';

interface AskedOrder {
  readonly orderId: number;
  /** Caller the order is shown to: groups may add their own labels. */
  readonly caller: Pick<Caller, 'groupIds'>;
  /** Restricts the orders to those the caller may see; undefined: all. */
  readonly scope: SQL | undefined;
}

/**
 * Returns one order with its lines, their labels filled in and the counts of printed labels; undefined if the caller
 * may not see it.
 */
export async function loadOrder(
  transaction: Transaction,
  { orderId, caller, scope }: AskedOrder,
  now: Date,
): Promise<Order | undefined> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), scope));
  if (!order) return undefined;
  const lines = await transaction
    .select({ line: orderLines, article: articles })
    .from(orderLines)
    .innerJoin(articles, eq(articles.id, orderLines.articleId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.place), asc(orderLines.position));
  const articleIds = [...new Set(lines.map(({ article }) => article.id))];
  const connected = Map.groupBy(
    await transaction
      .select()
      .from(articleLabels)
      .where(inArray(articleLabels.articleId, articleIds))
      .orderBy(asc(articleLabels.labelId)),
    ({ articleId }) => articleId,
  );
  const labelIdsOf = (articleId: number) => (connected.get(articleId) ?? []).map(({ labelId }) => labelId);
  const occasion = { caller, orderGroupId: order.groupId };
  const brought = labelsOfGroups(await askForGroupLabels(transaction, occasion, articleIds), occasion);
  const published = await loadPublished(transaction, [
    ...lines.flatMap(({ article }) => [...labelIdsOf(article.id), ...brought(article.groupId)]),
    ...lines.flatMap(({ line }) => line.labelId ?? []),
  ]);
  const progress = await loadProgress(transaction, [orderId], now);

  return {
    orderId,
    ...pickFields(orderSettings, order),
    groupId: order.groupId,
    createdAt: order.createdAt.toISOString(),
    revision: order.revision,
    lines: lines.map(({ line, article }) => {
      const filledIn = (labelId: number): LineLabel[] => {
        const label = published.get(labelId);
        return label ? [{ labelId, name: label.name, variables: toVariables(label.variables, article) }] : [];
      };
      const offered = [...new Set([...labelIdsOf(article.id), ...brought(article.groupId)])];
      const ofArticle = offered.flatMap(filledIn);
      const label = (line.labelId === null ? ofArticle[0] : filledIn(line.labelId)[0]) ?? null;
      return {
        position: line.position,
        article: { id: article.id, name: article.name, externalIdentifier: article.externalIdentifier },
        labelId: line.labelId,
        label,
        otherLabels: ofArticle.filter(({ labelId }) => labelId !== label?.labelId),
        quantity: line.quantity,
        ...progressOf(progress, orderId, line.position),
      };
    }),
  };
}

/** Loads each label once, however many lines use it: their variables are long. */
async function loadPublished(transaction: Transaction, labelIds: readonly number[]) {
  const found = await transaction
    .select({ labelId: labels.id, name: labels.name, variables: labelVersions.variables })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .where(and(inArray(labels.id, [...new Set(labelIds)]), eq(labels.isEnabled, true)));
  return new Map(found.map((label) => [label.labelId, label]));
}
