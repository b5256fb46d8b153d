import { isNameTaken } from '../../foundation/http/require-free-name.ts';
import { rootGroupId, withSubgroups } from './group-tree.ts';

interface PlacedGroup {
  readonly id: number;
  readonly name: string;
  readonly parentGroupId: number | null;
}

export interface WantedPlace {
  /** Undefined: a new group. */
  readonly groupId: number | undefined;
  readonly name: string;
  readonly parentGroupId: number | null;
}

export interface PlaceProblem {
  readonly path: 'name' | 'parentGroupId';
  readonly message: string;
}

/**
 * Why a group may not have this name at this place. Groups nest two levels below the first group, which holds them all
 * and stays where it is; groups of one parent have names of their own. Undefined: it may.
 */
export function placeProblem(
  groups: readonly PlacedGroup[],
  { groupId, name, parentGroupId }: WantedPlace,
): PlaceProblem | undefined {
  const place =
    groupId === rootGroupId ? rootProblem(parentGroupId) : parentProblem(groups, groupId, parentGroupId);
  if (place !== undefined) return { path: 'parentGroupId', message: place };
  const siblings = groups.filter((one) => one.parentGroupId === parentGroupId);
  const isTaken = isNameTaken(siblings, { id: groupId ?? 0, name });
  return isTaken ? { path: 'name', message: `There is already a group named ${name} there.` } : undefined;
}

const rootProblem = (parentGroupId: number | null) =>
  parentGroupId === null ? undefined : 'The first group holds all others: it cannot be moved.';

function parentProblem(
  groups: readonly PlacedGroup[],
  groupId: number | undefined,
  parentGroupId: number | null,
): string | undefined {
  const parent = groups.find(({ id }) => id === parentGroupId);
  if (!parent)
    return parentGroupId === null ? 'There is one first group only.' : `There is no group ${parentGroupId}.`;
  if (groupId !== undefined && withSubgroups(groups, [groupId]).has(parent.id)) {
    return 'A group cannot lie in itself or in a group below it.';
  }
  if (parent.id === rootGroupId) return undefined;
  if (parent.parentGroupId !== rootGroupId) {
    return `Groups nest two levels: ${parent.name} is on the second, so none can lie below it.`;
  }
  const hasGroups = groupId !== undefined && groups.some((one) => one.parentGroupId === groupId);
  return hasGroups ? 'It has groups below it, so it can lie on the first level only.' : undefined;
}
