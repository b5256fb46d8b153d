import { isAdministrator, type Caller } from '../../foundation/access/caller.ts';
import type { WidgetAssignment } from '../../foundation/values/widget-values.ts';

/** Number of favourites the strip shows, and so the max. number of a person. */
export const maxFavorites = 3;

/**
 * Returns whether the caller sees a widget. Without an assignment everybody does; else members of an assigned group,
 * assigned users, and administrators.
 */
export const seesWidget = (caller: Caller, assignedTo: readonly WidgetAssignment[]): boolean =>
  assignedTo.length === 0 ||
  isAdministrator(caller) ||
  assignedTo.some(({ type, id }) => (type === 'group' ? caller.groupIds.includes(id) : caller.userId === id));
