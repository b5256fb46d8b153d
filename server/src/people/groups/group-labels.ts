import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { groups, labelGroups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Context that decides which labels of groups are added to those an article is connected to itself. */
interface Occasion {
  readonly caller: Pick<Caller, 'groupIds'>;
  /** The groups of the articles that are shown. */
  readonly articleGroupIds: readonly number[];
  /** Group of the order that contains them. */
  readonly orderGroupId?: number;
}

/**
 * Returns the labels that groups add to articles by three of their settings: those of the article's group, of the
 * order's group, and of the caller's default group, which is their first. Each applies only if that group enables it.
 * @returns the ids of the labels by the group of an article, each once, in order; published or not
 */
export async function labelsOfGroups(
  transaction: Transaction,
  { caller, articleGroupIds, orderGroupId }: Occasion,
): Promise<(articleGroupId: number) => readonly number[]> {
  const [defaultGroupId] = caller.groupIds;
  const ofArticles = await labelsWhere(
    transaction,
    and(
      inArray(groups.id, [...new Set(articleGroupIds)]),
      eq(groups.useLabelsConnectedToArticlesGroup, true),
    ),
  );
  const ofOrder =
    orderGroupId === undefined
      ? []
      : await labelsWhere(
          transaction,
          and(eq(groups.id, orderGroupId), eq(groups.useLabelsConnectedToOrdersGroup, true)),
        );
  const ofCaller =
    defaultGroupId === undefined
      ? []
      : await labelsWhere(
          transaction,
          and(eq(groups.id, defaultGroupId), eq(groups.useLabelsConnectedToUserDefaultGroup, true)),
        );
  const byGroup = Map.groupBy(ofArticles, ({ groupId }) => groupId);
  return (articleGroupId) => {
    const all = [...(byGroup.get(articleGroupId) ?? []), ...ofOrder, ...ofCaller];
    return [...new Set(all.map(({ labelId }) => labelId))];
  };
}

const labelsWhere = (transaction: Transaction, where: SQL | undefined) =>
  transaction
    .select({ groupId: labelGroups.groupId, labelId: labelGroups.labelId })
    .from(labelGroups)
    .innerJoin(groups, eq(groups.id, labelGroups.groupId))
    .where(where)
    .orderBy(asc(labelGroups.labelId));
