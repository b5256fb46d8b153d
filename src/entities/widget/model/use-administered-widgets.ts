import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { widgetQueries } from '../api/widget-queries';
import type { Widget } from '../api/widget-schema';
import { mirrored, notTaken } from './local-widgets';
import { changeWidgets, followOtherTabs, useWidgetStore } from './widget-store';

/** The widgets of an organisation as its administrator sees them. */
export interface AdministeredWidgets {
  /** Whether the server stores widgets; otherwise only this browser does. */
  isOffered: boolean;
  /** All of them, in their order. */
  widgets: readonly Widget[];
  /** Widgets that only this browser has, although the server stores widgets. */
  waiting: readonly Widget[];
}

const NONE: readonly Widget[] = [];

/**
 * Returns all widgets of the organisation, regardless of whom they are for. Those that the server sends are stored in
 * this browser too.
 */
export function useAdministeredWidgets(organizationId: string): UseQueryResult<AdministeredWidgets> {
  const local = useWidgetStore((kept) => kept.widgets[organizationId]) ?? NONE;
  useEffect(followOtherTabs, []);
  const { data: stored } = useQuery(widgetQueries.list());
  useEffect(() => {
    if (stored?.isOffered !== true) return;
    const kept = useWidgetStore.getState().widgets[organizationId] ?? NONE;
    const next = mirrored(kept, stored.widgets);
    if (JSON.stringify(next) !== JSON.stringify(kept))
      changeWidgets(organizationId, (widgets) => mirrored(widgets, stored.widgets));
  }, [stored, organizationId]);
  return useQuery({
    ...widgetQueries.list(),
    select: ({ isOffered, widgets }) => {
      const waiting = isOffered ? notTaken(local, widgets) : [];
      return { isOffered, widgets: isOffered ? [...widgets, ...waiting] : local, waiting };
    },
  });
}
