import { isRootGroup, type Group, type GroupCounts, type GroupSetup } from '@/entities/group';
import type { Id } from '@/shared/api';

/** Row of the list of groups. */
export interface GroupRow {
  group: GroupSetup;
  /** 0: the root group, which contains all others; 1 and 2: the levels below it. */
  level: 0 | 1 | 2;
  /** Name of the parent group; "" on the first level, where it would add nothing. */
  parentName: string;
  /** Undefined if the server does not count. */
  counts: GroupCounts | undefined;
}

/** Returns the groups with their level, parent group and counts. */
export function groupRows(groups: readonly GroupSetup[], counts: readonly GroupCounts[]): GroupRow[] {
  const byId = new Map<Id, Group>(groups.map((group) => [group.id, group]));
  const countsOf = new Map(counts.map((one) => [one.groupId, one]));
  return groups.map((group) => {
    const parent = group.parentGroupId === undefined ? undefined : byId.get(group.parentGroupId);
    const level = isRootGroup(group) ? 0 : !parent || isRootGroup(parent) ? 1 : 2;
    return {
      group,
      level,
      parentName: level === 2 ? (parent?.name ?? '') : '',
      counts: countsOf.get(group.id),
    };
  });
}

/** Two blanks sort before any continuation of a name: "Food  Bakery" comes before "Food court". */
const STEP = '  ';

/** Returns the sort key for the order of a tree: the root group, then each group of the first level before its subgroups. */
export function treeOrder({ group, level, parentName }: GroupRow): string {
  if (level === 0) return STEP;
  return level === 2 ? parentName + STEP + group.name : group.name;
}
