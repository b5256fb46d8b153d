import type { Sentence } from 'label-core/sentence';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { accounts, articles, groups, orders, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { inRow } from '../sentences/in-row.ts';
import { sentences } from '../sentences/index.ts';
import { rootGroupId } from './group-tree.ts';
import type { GroupCounts } from './group-schemas.ts';

/** Counts what belongs to each group itself. */
export async function countByGroup(transaction: Transaction): Promise<GroupCounts[]> {
  const all = await transaction.select({ groupId: groups.id }).from(groups).orderBy(groups.id);
  const ofMembers = sql<number>`unnest(${accounts.groupIds})`.as('group_id');
  const ofPrinters = sql<number>`unnest(${printers.groupIds})`.as('group_id');
  const members = await byGroup(
    transaction
      .select({ groupId: ofMembers, count: count() })
      .from(accounts)
      .where(isNull(accounts.deletedAt))
      .groupBy(sql`group_id`),
  );
  const printing = await byGroup(
    transaction
      .select({ groupId: ofPrinters, count: count() })
      .from(printers)
      .groupBy(sql`group_id`),
  );
  const articlesOf = await byGroup(
    transaction
      .select({ groupId: articles.groupId, count: count() })
      .from(articles)
      .groupBy(articles.groupId),
  );
  const ordersOf = await byGroup(
    transaction.select({ groupId: orders.groupId, count: count() }).from(orders).groupBy(orders.groupId),
  );
  return all.map(({ groupId }) => ({
    groupId,
    members: members.get(groupId) ?? 0,
    printers: printing.get(groupId) ?? 0,
    articles: articlesOf.get(groupId) ?? 0,
    orders: ordersOf.get(groupId) ?? 0,
  }));
}

const byGroup = async (counted: PromiseLike<{ groupId: number; count: number }[]>) =>
  new Map((await counted).map((row) => [row.groupId, row.count]));

interface Contents {
  readonly groups: number;
  readonly articles: number;
  readonly orders: number;
}

/** Counts what belongs to a group and would be lost with it. */
export const countOfGroup = async (transaction: Transaction, groupId: number): Promise<Contents> => ({
  groups: await transaction.$count(groups, eq(groups.parentGroupId, groupId)),
  articles: await transaction.$count(articles, eq(articles.groupId, groupId)),
  orders: await transaction.$count(orders, eq(orders.groupId, groupId)),
});

/** Returns the reason why a group may not be deleted; undefined if it may. */
export function deletionRefusal(
  { id, name }: { readonly id: number; readonly name: string },
  contents: Contents,
): Sentence | undefined {
  if (id === rootGroupId) return sentences.group.isFirst({ name });
  const held = (['groups', 'articles', 'orders'] as const).flatMap((kind) =>
    contents[kind] > 0 ? [sentences.group.holds[kind]({ count: contents[kind] })] : [],
  );
  return held.length === 0 ? undefined : sentences.group.isFull({ name, contents: inRow(held) });
}
