import type { Sentence } from 'label-core/sentence';
import type { Problem } from '../../foundation/http/http-error.ts';
import { isNameTaken } from '../../foundation/http/require-free-name.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { sentences } from '../sentences/index.ts';
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

interface PlaceProblem extends Problem {
  readonly path: 'name' | 'parentGroupId';
}

/**
 * Returns the problem of a group's name or parent; undefined if there is none. Groups nest two levels below the first
 * group, which contains all others and cannot be moved; groups of one parent have different names.
 */
export function placeProblem(
  groups: readonly PlacedGroup[],
  { groupId, name, parentGroupId }: WantedPlace,
): PlaceProblem | undefined {
  const place =
    groupId === rootGroupId ? rootProblem(parentGroupId) : parentProblem(groups, groupId, parentGroupId);
  if (place !== undefined) return { path: 'parentGroupId', ...place };
  const siblings = groups.filter((one) => one.parentGroupId === parentGroupId);
  const isTaken = isNameTaken(siblings, { id: groupId ?? 0, name });
  return isTaken ? { path: 'name', ...sentences.group.nameTaken({ name }) } : undefined;
}

const rootProblem = (parentGroupId: number | null) =>
  parentGroupId === null ? undefined : sentences.group.firstStays;

function parentProblem(
  groups: readonly PlacedGroup[],
  groupId: number | undefined,
  parentGroupId: number | null,
): Sentence | undefined {
  const parent = groups.find(({ id }) => id === parentGroupId);
  if (!parent)
    return parentGroupId === null ? sentences.group.oneFirst : common.missing.group({ id: parentGroupId });
  if (groupId !== undefined && withSubgroups(groups, [groupId]).has(parent.id)) {
    return sentences.group.inItself;
  }
  if (parent.id === rootGroupId) return undefined;
  if (parent.parentGroupId !== rootGroupId) return sentences.group.deep({ parent: parent.name });
  const hasGroups = groupId !== undefined && groups.some((one) => one.parentGroupId === groupId);
  return hasGroups ? sentences.group.hasGroups : undefined;
}
