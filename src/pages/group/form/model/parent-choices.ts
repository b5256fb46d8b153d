import { isRootGroup, ROOT_GROUP_ID, type Group } from '@/entities/group';
import type { Id } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { texts } from '../i18n';

/** The groups that can be the parent of a group. */
export interface ParentChoices {
  choices: readonly Group[];
  /** Why there is less to choose from, or nothing. */
  reason: 'is-first' | 'holds-groups' | undefined;
}

/** The root group for a person whose list of groups begins below it. */
const unlistedRoot = (): Group => ({
  id: ROOT_GROUP_ID,
  name: texts.allGroups,
  parentGroupId: undefined,
});

/**
 * The groups that can be the parent of another one: the root group and those of the first level, as groups nest two
 * levels. One that has groups itself stays on the first level; the root group stays where it is. `groupId` is undefined
 * for a new one.
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
