import { queryOptions } from '@tanstack/react-query';
import { callForValue, productApi } from '@/shared/api';
import { userSettingsSchema } from './user-settings-schema';

export const printPreferenceQueries = {
  all: () => ['print-preference'] as const,
  /** The signed-in person's settings. */
  mine: () =>
    queryOptions({
      queryKey: [...printPreferenceQueries.all(), 'mine'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/preferences/userSettings', userSettingsSchema, { signal }),
      staleTime: 5 * 60_000,
    }),
};
