import { newKey, type Id } from '@/shared/api';
import type { Widget } from '../api/widget-schema';
import { texts } from '../i18n';

/** Ids of widgets that were made in a browser; a server gives its own. */
const LOCAL_PREFIX = 'local-';

/** An id nobody else gives. */
export const newLocalId = (): string => `${LOCAL_PREFIX}${newKey()}`;

/** Whether a widget was made in a browser and has no other id. */
export const isLocalId = (id: Id): boolean => String(id).startsWith(LOCAL_PREFIX);

/**
 * Of the widgets of this browser those that were made here and that the server does not have: it may have taken one of
 * which this browser never heard. What the server once told and tells no more was deleted there.
 */
export function notTaken(local: readonly Widget[], stored: readonly Widget[]): Widget[] {
  const taken = new Set(stored.map(({ localId }) => localId));
  return local.filter(({ id }) => isLocalId(id) && !taken.has(String(id)));
}

/** What this browser keeps beside a server: all that it tells, and what it has not taken yet. */
export const mirrored = (local: readonly Widget[], stored: readonly Widget[]): Widget[] => [
  ...stored,
  ...notTaken(local, stored),
];

/** The list with one widget changed. @throws Error when another tab deleted it, or changed it since `begunOn` */
export function withChanged(
  widgets: readonly Widget[],
  changed: Widget,
  begunOn: number | undefined,
): Widget[] {
  const before = widgets.find(({ id }) => id === changed.id);
  if (!before) throw new Error(texts.deletedElsewhere);
  if (before.revision !== begunOn) throw new Error(texts.changedElsewhere);
  const revision = (before.revision ?? 0) + 1;
  return widgets.map((widget) => (widget.id === changed.id ? { ...changed, revision } : widget));
}

/** The list in the order of these ids; what they do not name was added meanwhile and comes last. */
export function inOrder(widgets: readonly Widget[], ids: readonly Id[]): Widget[] {
  const named = ids.flatMap((id) => widgets.find((widget) => widget.id === id) ?? []);
  return [...named, ...widgets.filter(({ id }) => !ids.includes(id))];
}
