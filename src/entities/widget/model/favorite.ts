import type { Widget } from '../api/widget-schema';
import { MAX_FAVORITES } from '../config/limits';
import type { WidgetUser } from './widget-access';

/**
 * Returns whether a widget is a favourite: flagged for the current person, or naming the person by id or e-mail
 * address.
 */
export function isFavoriteOf(widget: Pick<Widget, 'favorite' | 'favoriteFor'>, user: WidgetUser): boolean {
  return widget.favorite || widget.favoriteFor.some((entry) => names(entry, user));
}

/** Returns the widget, added to or removed from the favourites of this person. */
export function withFavorite(widget: Widget, user: WidgetUser, favorite: boolean): Widget {
  const others = widget.favoriteFor.filter((entry) => !names(entry, user));
  return { ...widget, favorite, favoriteFor: favorite ? [...others, user.userId] : others };
}

/** Returns whether a favourite can be added: at most three; removing one always works (specification 4). */
export function canAddFavorite(widgets: readonly Pick<Widget, 'favorite'>[]): boolean {
  return widgets.filter((widget) => widget.favorite).length < MAX_FAVORITES;
}

/** Returns the widgets of the strip. */
export function topFavorites(widgets: readonly Widget[]): Widget[] {
  return widgets.filter((widget) => widget.favorite).slice(0, MAX_FAVORITES);
}

function names(entry: string, user: WidgetUser): boolean {
  if (entry === '') return false;
  return entry === user.userId || entry.toLowerCase() === user.email.toLowerCase();
}
