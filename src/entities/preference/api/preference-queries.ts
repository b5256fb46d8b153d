import { queryOptions, skipToken } from '@tanstack/react-query';
import { callForValue, isNotOffered, productApi, toApiError, type Id } from '@/shared/api';
import { STALE_MS } from '@/shared/config';
import { computerPreferencesSchema } from './computer-preferences-schema';
import { OWN_SIZE, paperSettingsSchema } from './paper-settings-schema';
import { userSettingsSchema } from './user-settings-schema';

export const preferenceQueries = {
  all: () => ['preference'] as const,
  /** The signed-in person's settings. */
  mine: () =>
    queryOptions({
      queryKey: [...preferenceQueries.all(), 'mine'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/preferences/userSettings', userSettingsSchema, { signal }),
      staleTime: STALE_MS.sometimesChanged,
    }),
  /** The printers of one computer; no request while its name ("") is unknown. */
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
  /**
   * How a label is placed on the paper of a printer. The call is not part of the specification: for a server without
   * it, the label's own size is assumed.
   */
  ofPrint: (labelId: Id, printerId: Id) =>
    queryOptions({
      queryKey: [...preferenceQueries.all(), 'print', labelId, printerId],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/print-settings', paperSettingsSchema, {
          searchParams: { labelId, printerId },
          signal,
        }).catch((error: unknown) => {
          if (isNotOffered(toApiError(error))) return OWN_SIZE;
          throw error;
        }),
    }),
};
