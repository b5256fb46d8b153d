import type { Widget } from '../api/widget-schema';
import { isFavoriteOf, withFavorite } from './favorite';
import { visibleTo, type WidgetUser } from './widget-access';

export interface WidgetSources {
  /** What the server keeps. */
  stored: readonly Widget[];
  /** What an administrator made in this browser. */
  local: readonly Widget[];
  /** The person's own choices that no server has taken yet, by widget id. */
  choices: Readonly<Record<string, boolean>>;
}

/** The widgets a person sees, each flagged whether it is their favourite. The server's copy of a widget wins. */
export function widgetsOf(user: WidgetUser, { stored, local, choices }: WidgetSources): Widget[] {
  const known = new Set(stored.map((widget) => String(widget.id)));
  return [...stored, ...local.filter((widget) => !known.has(String(widget.id)))]
    .filter((widget) => visibleTo(widget, user))
    .map((widget) => withFavorite(widget, user, choices[String(widget.id)] ?? isFavoriteOf(widget, user)));
}
