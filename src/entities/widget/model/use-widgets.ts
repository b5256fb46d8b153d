import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { widgetQueries } from '../api/widget-queries';
import type { Widget } from '../api/widget-schema';
import { type WidgetUser, visibleTo } from './widget-access';
import { followOtherTabs, personKey, useWidgetStore } from './widget-store';
import { isFavoriteOf, withFavorite } from './favorite';
import { notTaken } from './local-widgets';

/** Returns the widgets this person sees, from the server and from this browser, with their favourites flagged. */
export function useWidgets(user: WidgetUser): UseQueryResult<Widget[]> {
  const local = useWidgetStore((kept) => kept.widgets[user.organizationId]) ?? [];
  const choices = useWidgetStore((kept) => kept.choices[personKey(user)]) ?? {};
  useEffect(followOtherTabs, []);
  return useQuery({
    ...widgetQueries.list(),
    select: (stored) => widgetsOf(user, { ...stored, local, choices }),
  });
}

interface WidgetSources {
  /** Whether the server stores widgets at all. */
  isOffered: boolean;
  /** Widgets stored on the server. */
  widgets: readonly Widget[];
  /** Widgets that an administrator stores in this browser. */
  local: readonly Widget[];
  /** The person's own choices that no server has stored yet, by widget id. */
  choices: Readonly<Record<string, boolean>>;
}

/**
 * Returns the widgets a person sees, each flagged whether it is their favourite. The server's copy of a widget wins.
 */
export function widgetsOf(user: WidgetUser, { isOffered, widgets, local, choices }: WidgetSources): Widget[] {
  return [...widgets, ...(isOffered ? notTaken(local, widgets) : local)]
    .filter((widget) => visibleTo(widget, user))
    .map((widget) => withFavorite(widget, user, choices[String(widget.id)] ?? isFavoriteOf(widget, user)));
}
