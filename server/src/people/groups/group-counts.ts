import { count, eq, isNull, sql } from 'drizzle-orm';
import { accounts, articles, groups, orders, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { rootGroupId } from './group-tree.ts';
import type { GroupCounts } from './group-schemas.ts';

/** What belongs to each group itself. */
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

/** What lies in a group and would be lost without it. */
export const countOfGroup = async (transaction: Transaction, groupId: number): Promise<Contents> => ({
  groups: await transaction.$count(groups, eq(groups.parentGroupId, groupId)),
  articles: await transaction.$count(articles, eq(articles.groupId, groupId)),
  orders: await transaction.$count(orders, eq(orders.groupId, groupId)),
});

/** Why a group may not be deleted; undefined: it may. */
export function deletionRefusal(
  { id, name }: { readonly id: number; readonly name: string },
  contents: Contents,
): string | undefined {
  if (id === rootGroupId) return `${name} holds all other groups: it cannot be deleted.`;
  const parts = (['groups', 'articles', 'orders'] as const)
    .filter((kind) => contents[kind] > 0)
    .map((kind) => `${contents[kind]} ${contents[kind] === 1 ? kind.slice(0, -1) : kind}`);
  if (parts.length === 0) return undefined;
  const last = parts.pop();
  const words = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  return `${name} cannot be deleted while it holds ${words}. Move or delete them first.`;
}
