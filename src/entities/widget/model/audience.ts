import { groupNames, type Group } from '@/entities/group';
import { userName, type User } from '@/entities/user';
import type { WidgetAssignment } from '@/entities/widget';
import type { Id } from '@/shared/api';

/** Groups and people that a widget can be assigned to; undefined while unknown. */
export interface Audience {
  groups?: readonly Group[] | undefined;
  people?: readonly User[] | undefined;
}

/** Returns the name of an assigned group or person; undefined if it was deleted or is not known yet. */
export function assignedName(
  { type, id }: WidgetAssignment,
  { groups, people }: Audience,
): string | undefined {
  if (type === 'group') return groupNames(groups ?? []).find((group) => group.id === id)?.name;
  const person = people?.find(({ userId }) => userId === id);
  return person && userName(person);
}

const isSame = (one: WidgetAssignment, other: WidgetAssignment) =>
  one.type === other.type && one.id === other.id;

export const isAssigned = (assignedTo: readonly WidgetAssignment[], type: string, id: Id): boolean =>
  assignedTo.some((one) => isSame(one, { type, id }));

/** Returns the assignments with one added or removed. */
export const withAssigned = (
  assignedTo: readonly WidgetAssignment[],
  changed: WidgetAssignment,
  isIn: boolean,
): WidgetAssignment[] =>
  isIn ? [...assignedTo, changed] : assignedTo.filter((one) => !isSame(one, changed));
