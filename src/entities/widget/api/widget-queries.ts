import { queryOptions } from '@tanstack/react-query';
import { callForList, isNotOffered, productApi, toApiError } from '@/shared/api';
import { widgetSchema, type Widget } from './widget-schema';

/** What the server keeps; where it does not offer the call, the widgets of this browser are all there are. */
export interface StoredWidgets {
  isOffered: boolean;
  widgets: readonly Widget[];
}

export const widgetQueries = {
  all: () => ['widget'] as const,
  /** The widgets the server keeps. */
  list: () =>
    queryOptions({
      queryKey: [...widgetQueries.all(), 'list'],
      queryFn: ({ signal }) => listWidgets(signal),
    }),
};

async function listWidgets(signal: AbortSignal): Promise<StoredWidgets> {
  try {
    const widgets = await callForList(productApi, 'get', 'api/widgets', widgetSchema, { signal });
    return { isOffered: true, widgets };
  } catch (error) {
    if (isNotOffered(toApiError(error))) return { isOffered: false, widgets: [] };
    throw error;
  }
}
