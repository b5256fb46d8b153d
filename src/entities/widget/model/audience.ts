import type { Id } from '@/shared/api';
import type { WidgetAssignment } from '../api/widget-schema';

type Named = readonly { readonly id: Id; readonly name: string }[];

/** Groups and people that a widget can be assigned to, with the names by which they are shown; undefined while unknown. */
export interface Audience {
  groups?: Named | undefined;
  people?: Named | undefined;
}

/** Returns the name of an assigned group or person; undefined if it was deleted or is not known yet. */
export function assignedName(
  { type, id }: WidgetAssignment,
  { groups, people }: Audience,
): string | undefined {
  const named = type === 'group' ? groups : people;
  return named?.find((one) => one.id === id)?.name;
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
