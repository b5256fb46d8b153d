import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import { integerList, isOneOf, type IntegerList } from '../../foundation/store/is-one-of.ts';
import { articles, groups, labelGroups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Context that decides which labels of groups are added to those an article is connected to itself. */
interface Occasion {
  readonly caller: Pick<Caller, 'groupIds'>;
  /** Group of the order that contains the articles. */
  readonly orderGroupId?: number;
}

const loadGroupLabels = fixedStatement(
  (transaction, { groupIds, articleIds }: Places<{ groupIds: IntegerList; articleIds: IntegerList }>) =>
    transaction
      .select({
        groupId: groups.id,
        labelId: labelGroups.labelId,
        isForArticles: groups.useLabelsConnectedToArticlesGroup,
        isForOrders: groups.useLabelsConnectedToOrdersGroup,
        isForMembers: groups.useLabelsConnectedToUserDefaultGroup,
      })
      .from(labelGroups)
      .innerJoin(groups, eq(groups.id, labelGroups.groupId))
      .where(
        or(
          isOneOf(groups.id, groupIds),
          inArray(
            groups.id,
            transaction
              .select({ id: articles.groupId })
              .from(articles)
              .where(isOneOf(articles.id, articleIds)),
          ),
        ),
      )
      .orderBy(asc(labelGroups.labelId)),
);

/** Asks for the labels of the groups of articles, of the order and of the caller; see {@link labelsOfGroups}. */
export function askForGroupLabels(
  transaction: Transaction,
  { caller, orderGroupId }: Occasion,
  articleIds: Iterable<number>,
) {
  const groupIds = [orderGroupId, caller.groupIds[0]].filter((id) => id !== undefined);
  return loadGroupLabels(transaction, {
    groupIds: integerList(groupIds),
    articleIds: integerList(articleIds),
  });
}

type GroupLabel = Awaited<ReturnType<typeof askForGroupLabels>>[number];

/**
 * Returns the labels that groups add to articles by three of their settings: those of the article's group, of the
 * order's group, and of the caller's default group, which is their first. Each applies only if that group enables it.
 * @returns the ids of the labels by the group of an article, each once, in order; published or not
 */
export function labelsOfGroups(
  found: readonly GroupLabel[],
  { caller, orderGroupId }: Occasion,
): (articleGroupId: number) => readonly number[] {
  const [defaultGroupId] = caller.groupIds;
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
