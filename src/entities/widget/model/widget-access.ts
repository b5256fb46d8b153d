import type { Id } from '@/shared/api';
import type { Widget } from '../api/widget-schema';

/** Data of a signed-in person that decides about widgets. */
export interface WidgetUser {
  userId: string;
  email: string;
  organizationId: string;
  /** Ids of the person's groups. */
  groups: readonly string[];
}

/**
 * Returns whether a widget is visible: without an assignment to everybody, else to the members of an assigned group and
 * the assigned users (specification 6).
 */
export function visibleTo(widget: Pick<Widget, 'assignedTo'>, user: WidgetUser): boolean {
  const isMeant = (type: string, id: Id) =>
    type === 'group' ? user.groups.includes(String(id)) : type === 'user' && user.userId === String(id);
  return widget.assignedTo.length === 0 || widget.assignedTo.some(({ type, id }) => isMeant(type, id));
}
