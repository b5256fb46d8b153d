import type { Widget } from '../api/widget-schema';
import { MAX_FAVORITES } from '../config/limits';
import type { WidgetUser } from './widget-access';

/** A favourite is flagged for whoever asked, or names the person by id or e-mail address. */
export function isFavoriteOf(widget: Pick<Widget, 'favorite' | 'favoriteFor'>, user: WidgetUser): boolean {
  return widget.favorite || widget.favoriteFor.some((entry) => names(entry, user));
}

/** The widget as a favourite of this person, or no longer one. */
export function withFavorite(widget: Widget, user: WidgetUser, favorite: boolean): Widget {
  const others = widget.favoriteFor.filter((entry) => !names(entry, user));
  return { ...widget, favorite, favoriteFor: favorite ? [...others, user.userId] : others };
}

/** Adding stops at three favourites; taking one away always works (specification 4). */
export function canAddFavorite(widgets: readonly Pick<Widget, 'favorite'>[]): boolean {
  return widgets.filter((widget) => widget.favorite).length < MAX_FAVORITES;
}

/** What the strip shows. */
export function topFavorites(widgets: readonly Widget[]): Widget[] {
  return widgets.filter((widget) => widget.favorite).slice(0, MAX_FAVORITES);
}

function names(entry: string, user: WidgetUser): boolean {
  if (entry === '') return false;
  return entry === user.userId || entry.toLowerCase() === user.email.toLowerCase();
}
