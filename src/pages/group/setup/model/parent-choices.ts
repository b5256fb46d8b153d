import type { Group } from '@/entities/group';
import type { Id } from '@/shared/api';

/** Where a group can lie. */
export interface ParentChoices {
  choices: readonly Group[];
  /** Why there is less to choose from, or nothing. */
  reason: 'is-first' | 'holds-groups' | undefined;
}

/**
 * The groups another one can lie in: the first group and those of the first level, as groups nest two levels. One that
 * holds groups itself stays on the first level; the first group stays where it is. `groupId` is undefined for a new one.
 */
export function parentChoices(groups: readonly Group[], groupId: Id | undefined): ParentChoices {
  const first = groups.find(({ parentGroupId }) => parentGroupId === undefined);
  if (!first || groupId === first.id) return { choices: [], reason: 'is-first' };
  const holdsGroups = groupId !== undefined && groups.some(({ parentGroupId }) => parentGroupId === groupId);
  if (holdsGroups) return { choices: [first], reason: 'holds-groups' };
  const firstLevel = groups
    .filter(({ id, parentGroupId }) => parentGroupId === first.id && id !== groupId)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { choices: [first, ...firstLevel], reason: undefined };
}
