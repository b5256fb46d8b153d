import type { Group, GroupCounts } from '@/entities/group';

/** Contents that prevent the deletion of a group, in the order of importance. */
export interface Held {
  groups: number;
  articles: number;
  orders: number;
}

/** Returns the contents of a group; without counts only its subgroups are known. */
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
