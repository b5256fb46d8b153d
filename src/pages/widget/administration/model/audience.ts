import { groupNames, type Group } from '@/entities/group';
import { userName, type User } from '@/entities/user';
import type { WidgetAssignment } from '@/entities/widget';
import type { Id } from '@/shared/api';

/** The groups and people a widget can be for; missing while they are not known. */
export interface Audience {
  groups?: readonly Group[] | undefined;
  people?: readonly User[] | undefined;
}

/** What somebody is called whom a widget is for; undefined for who is gone, or not known yet. */
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

/** The assignments with one more, or with one less. */
export const withAssigned = (
  assignedTo: readonly WidgetAssignment[],
  changed: WidgetAssignment,
  isIn: boolean,
): WidgetAssignment[] =>
  isIn ? [...assignedTo, changed] : assignedTo.filter((one) => !isSame(one, changed));
