import { queryOptions } from '@tanstack/react-query';
import { callForList, isNotOffered, productApi, toApiError } from '@/shared/api';
import { widgetSchema, type Widget } from './widget-schema';

export const widgetQueries = {
  all: () => ['widget'] as const,
  /** The widgets the server keeps; none where it does not offer the call: then the local ones are all there are. */
  list: () =>
    queryOptions({
      queryKey: [...widgetQueries.all(), 'list'],
      queryFn: ({ signal }) => listWidgets(signal),
    }),
};

async function listWidgets(signal: AbortSignal): Promise<Widget[]> {
  try {
    return await callForList(productApi, 'get', 'api/widgets', widgetSchema, { signal });
  } catch (error) {
    if (isNotOffered(toApiError(error))) return [];
    throw error;
  }
}
