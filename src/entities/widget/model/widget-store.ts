import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Id } from '@/shared/api';
import type { Widget } from '../api/widget-schema';
import { tellHealth } from './storage-health';
import type { WidgetUser } from './widget-access';
import {
  createWidgetStorage,
  WIDGET_STORAGE_KEY,
  WIDGET_STORAGE_VERSION,
  type KeptWidgets,
} from './widget-storage';

const NOTHING: KeptWidgets = { widgets: {}, choices: {} };

/** Widgets an administrator stores in this browser and favourites no server has stored: the local half (design 2.5). */
export const useWidgetStore = create<KeptWidgets>()(
  persist(() => NOTHING, {
    name: WIDGET_STORAGE_KEY,
    version: WIDGET_STORAGE_VERSION,
    storage: createWidgetStorage(() => globalThis.localStorage, tellHealth),
  }),
);

/** Stores whether this person wants a widget as a favourite; `undefined` removes the choice. */
export function keepChoice(user: WidgetUser, widgetId: Id, favorite: boolean | undefined): void {
  change(({ choices }) => {
    const person = personKey(user);
    const { [String(widgetId)]: _, ...others } = choices[person] ?? {};
    const own = favorite === undefined ? others : { ...others, [String(widgetId)]: favorite };
    return { choices: { ...choices, [person]: own } };
  });
}

/**
 * Changes the widgets stored in this browser for an organisation, based on what other tabs have stored by now. Errors
 * of `apply` are rethrown, and nothing is changed.
 */
export function changeWidgets(
  organizationId: string,
  apply: (widgets: readonly Widget[]) => readonly Widget[],
): void {
  change((kept) => ({
    widgets: { ...kept.widgets, [organizationId]: [...apply(kept.widgets[organizationId] ?? [])] },
  }));
}

/** Replaces the widgets stored in this browser for an organisation. */
export const keepWidgets = (organizationId: string, widgets: readonly Widget[]): void =>
  changeWidgets(organizationId, () => widgets);

/** Returns the key of a person's choices, which do not belong to the browser: shop-floor computers are shared. */
export function personKey(user: WidgetUser): string {
  return `${user.organizationId}/${user.userId}`;
}

/** Follows changes of other tabs. Returns the function that stops following. */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', takeOver);
  return () => globalThis.removeEventListener('storage', takeOver);
}

function takeOver(event: StorageEvent): void {
  if (event.key === WIDGET_STORAGE_KEY) void useWidgetStore.persist.rehydrate();
}

/** Starts from what is stored now, so that a recent change of another tab is not overwritten. */
function change(apply: (kept: KeptWidgets) => Partial<KeptWidgets>): void {
  void useWidgetStore.persist.rehydrate();
  useWidgetStore.setState(apply);
}
