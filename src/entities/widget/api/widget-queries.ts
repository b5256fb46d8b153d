import { queryOptions } from '@tanstack/react-query';
import { callForList, isNotOffered, productApi, toApiError } from '@/shared/api';
import { widgetSchema, type Widget } from './widget-schema';

/** Widgets stored on the server; when it does not offer the call, only those of this browser exist. */
export interface StoredWidgets {
  isOffered: boolean;
  widgets: readonly Widget[];
}

export const widgetQueries = {
  all: () => ['widget'] as const,
  /** The widgets stored on the server. */
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
