import { compareTexts } from '@/shared/i18n';
import type { Id } from '@/shared/api';
import type { Group } from '../api/group-schema';
import { isRootGroup } from './root-group';

/** Group of the first level with its subgroups. */
export interface GroupBranch {
  group: Group;
  children: readonly Group[];
}

/**
 * Returns the groups in the two levels that people see, sorted by name, without the root group. A group below the
 * levels of the specification, or whose parent is not in the list, is put on the first level.
 */
export function groupTree(groups: readonly Group[]): GroupBranch[] {
  const root = groups.find(isRootGroup);
  const tops = groups.filter(isTop);
  const childrenOf = (top: Group) => groups.filter(({ parentGroupId }) => parentGroupId === top.id);
  const placed = new Set([root, ...tops, ...tops.flatMap(childrenOf)].map((group) => group?.id));
  const strays = groups.filter(({ id }) => !placed.has(id));
  return [...tops, ...strays]
    .toSorted(byName)
    .map((group) => ({ group, children: placed.has(group.id) ? childrenOf(group).toSorted(byName) : [] }));
}

const isTop = (group: Group) =>
  !isRootGroup(group) && (group.parentGroupId === undefined || isRootGroup({ id: group.parentGroupId }));

const byName = (one: Group, other: Group) => compareTexts(one.name, other.name);

/** Returns the groups with their path, as "Production / Packing", because names repeat at the second level. */
export function groupNames(groups: readonly Group[]): { id: Id; name: string }[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return groups.map(({ id, name, parentGroupId }) => {
    const parent = parentGroupId === undefined ? undefined : byId.get(parentGroupId);
    // The root group is left out: it is above all groups and adds no information.
    return { id, name: parent && !isRootGroup(parent) ? `${parent.name} / ${name}` : name };
  });
}
