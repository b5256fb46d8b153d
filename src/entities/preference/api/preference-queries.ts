import { queryOptions, skipToken } from '@tanstack/react-query';
import { callForValue, productApi } from '@/shared/api';
import { computerPreferencesSchema } from './computer-preferences-schema';
import { userSettingsSchema } from './user-settings-schema';

export const preferenceQueries = {
  all: () => ['preference'] as const,
  /** The signed-in person's settings. */
  mine: () =>
    queryOptions({
      queryKey: [...preferenceQueries.all(), 'mine'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/preferences/userSettings', userSettingsSchema, { signal }),
      staleTime: 5 * 60_000,
    }),
  /** The printers of one computer; nothing is asked while its name ("") is not known. */
  ofComputer: (computerName: string) =>
    queryOptions({
      queryKey: [...preferenceQueries.all(), 'computer', computerName],
      queryFn:
        computerName === ''
          ? skipToken
          : ({ signal }) =>
              callForValue(productApi, 'get', 'api/preferences/computers', computerPreferencesSchema, {
                searchParams: { computerName },
                signal,
              }),
    }),
};
