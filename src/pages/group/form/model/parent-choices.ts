import { isRootGroup, ROOT_GROUP_ID, type Group } from '@/entities/group';
import type { Id } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { texts } from '../i18n';

/** The groups that can be the parent of a group. */
export interface ParentChoices {
  choices: readonly Group[];
  /** Reason why the choice is limited or empty. */
  reason: 'is-first' | 'holds-groups' | undefined;
}

/** Returns the root group, for a person whose list of groups does not include it. */
const unlistedRoot = (): Group => ({
  id: ROOT_GROUP_ID,
  name: texts.allGroups,
  parentGroupId: undefined,
});

/**
 * Returns the groups that can be the parent of another one: the root group and those of the first level, as groups nest
 * two levels. A group with subgroups stays on the first level; the root group has no parent. `groupId` is undefined for a
 * new group.
 */
export function parentChoices(groups: readonly Group[], groupId: Id | undefined): ParentChoices {
  if (groups.length === 0 || isRootGroup({ id: groupId })) return { choices: [], reason: 'is-first' };
  const first = groups.find(isRootGroup) ?? unlistedRoot();
  const holdsGroups = groupId !== undefined && groups.some(({ parentGroupId }) => parentGroupId === groupId);
  if (holdsGroups) return { choices: [first], reason: 'holds-groups' };
  const firstLevel = groups
    .filter(
      ({ id, parentGroupId }) =>
        !isRootGroup({ id }) &&
        (parentGroupId === undefined || isRootGroup({ id: parentGroupId })) &&
        id !== groupId,
    )
    .toSorted((one, other) => compareTexts(one.name, other.name));
  return { choices: [first, ...firstLevel], reason: undefined };
}
