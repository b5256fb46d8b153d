import { isAdministrator, type Caller } from '../../foundation/access/caller.ts';
import type { WidgetAssignment } from '../../foundation/values/widget-values.ts';

/** Top favourites the strip shows, and so the most a person may have. */
export const maxFavorites = 3;

/** No assignment: everybody sees it. Else members of an assigned group, assigned users, and administrators. */
export const seesWidget = (caller: Caller, assignedTo: readonly WidgetAssignment[]): boolean =>
  assignedTo.length === 0 ||
  isAdministrator(caller) ||
  assignedTo.some(({ type, id }) => (type === 'group' ? caller.groupIds.includes(id) : caller.userId === id));
