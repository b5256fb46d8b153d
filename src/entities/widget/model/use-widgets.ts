import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { widgetQueries } from '../api/widget-queries';
import type { Widget } from '../api/widget-schema';
import type { WidgetUser } from './widget-access';
import { followOtherTabs, personKey, useWidgetStore } from './widget-store';
import { widgetsOf } from './widgets-of';

/** The widgets this person sees, from the server and from this browser, with their favourites flagged. */
export function useWidgets(user: WidgetUser): UseQueryResult<Widget[]> {
  const local = useWidgetStore((kept) => kept.widgets[user.organizationId]) ?? [];
  const choices = useWidgetStore((kept) => kept.choices[personKey(user)]) ?? {};
  useEffect(followOtherTabs, []);
  return useQuery({
    ...widgetQueries.list(),
    select: (stored) => widgetsOf(user, { ...stored, local, choices }),
  });
}
