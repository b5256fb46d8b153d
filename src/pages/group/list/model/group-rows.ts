import { isRootGroup, type Group, type GroupCounts, type GroupSetup } from '@/entities/group';
import type { Id } from '@/shared/api';

/** A group as its list shows it. */
export interface GroupRow {
  group: GroupSetup;
  /** 0: the root group, which contains all others; 1 and 2: the levels below it. */
  level: 0 | 1 | 2;
  /** The name of its parent group; "" on the first level, where that says nothing. */
  parentName: string;
  /** Undefined where the server does not tell. */
  counts: GroupCounts | undefined;
}

/** The groups with their level, their parent group and what belongs to them. */
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

/** Two blanks come before anything a name goes on with: "Food  Bakery" stands before "Food court". */
const STEP = '  ';

/** Sorts as a tree reads: the first group, then each group of the first level before those below it. */
export function treeOrder({ group, level, parentName }: GroupRow): string {
  if (level === 0) return STEP;
  return level === 2 ? parentName + STEP + group.name : group.name;
}
