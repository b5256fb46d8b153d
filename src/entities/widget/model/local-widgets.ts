import { newKey, type Id } from '@/shared/api';
import type { Widget } from '../api/widget-schema';
import { texts } from '../i18n';

/** Prefix of ids of widgets created in a browser; a server assigns its own. */
const LOCAL_PREFIX = 'local-';

/** Returns a unique id. */
export const newLocalId = (): string => `${LOCAL_PREFIX}${newKey()}`;

/** Returns whether a widget was created in a browser and has no other id. */
export const isLocalId = (id: Id): boolean => String(id).startsWith(LOCAL_PREFIX);

/**
 * Returns the widgets of this browser that were created here and that the server does not have; it may have stored one
 * without this browser receiving the answer. A widget that the server once sent and no longer sends was deleted there.
 */
export function notTaken(local: readonly Widget[], stored: readonly Widget[]): Widget[] {
  const taken = new Set(stored.map(({ localId }) => localId));
  return local.filter(({ id }) => isLocalId(id) && !taken.has(String(id)));
}

/** Returns what this browser stores in addition to a server: all widgets it sends, and those it has not stored yet. */
export const mirrored = (local: readonly Widget[], stored: readonly Widget[]): Widget[] => [
  ...stored,
  ...notTaken(local, stored),
];

/**
 * Returns the list with one widget changed. @throws Error when another tab deleted it, or changed it since `begunOn`
 */
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

/** Returns the list in the order of these ids; widgets that are not named by them were added meanwhile and come last. */
export function inOrder(widgets: readonly Widget[], ids: readonly Id[]): Widget[] {
  const named = ids.flatMap((id) => widgets.find((widget) => widget.id === id) ?? []);
  return [...named, ...widgets.filter(({ id }) => !ids.includes(id))];
}
