import { asc, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { isOneOf } from '../../foundation/store/is-one-of.ts';
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
  const asked = [...articleGroupIds, orderGroupId, defaultGroupId].filter((id) => id !== undefined);
  const found = await transaction
    .select({
      groupId: groups.id,
      labelId: labelGroups.labelId,
      isForArticles: groups.useLabelsConnectedToArticlesGroup,
      isForOrders: groups.useLabelsConnectedToOrdersGroup,
      isForMembers: groups.useLabelsConnectedToUserDefaultGroup,
    })
    .from(labelGroups)
    .innerJoin(groups, eq(groups.id, labelGroups.groupId))
    .where(isOneOf(groups.id, new Set(asked)))
    .orderBy(asc(labelGroups.labelId));
  const ofArticles = Map.groupBy(
    found.filter(({ isForArticles }) => isForArticles),
    ({ groupId }) => groupId,
  );
  const ofOrder = found.filter(({ groupId, isForOrders }) => isForOrders && groupId === orderGroupId);
  const ofCaller = found.filter(({ groupId, isForMembers }) => isForMembers && groupId === defaultGroupId);
  return (articleGroupId) => {
    const all = [...(ofArticles.get(articleGroupId) ?? []), ...ofOrder, ...ofCaller];
    return [...new Set(all.map(({ labelId }) => labelId))];
  };
}
