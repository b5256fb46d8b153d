import type { Group, GroupCounts } from '@/entities/group';

/** What keeps a group from being deleted, in the order of importance. */
export interface Held {
  groups: number;
  articles: number;
  orders: number;
}

/** Counts what belongs to a group; without counts only the groups below it are known. */
export function whatItHolds(
  group: Group,
  groups: readonly Group[],
  counts: readonly GroupCounts[] | undefined,
): Held {
  const own = counts?.find(({ groupId }) => groupId === group.id);
  return {
    groups: groups.filter(({ parentGroupId }) => parentGroupId === group.id).length,
    articles: own?.articles ?? 0,
    orders: own?.orders ?? 0,
  };
}
