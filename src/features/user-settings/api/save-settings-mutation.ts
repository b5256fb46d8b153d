import { mutationOptions } from '@tanstack/react-query';
import { preferenceQueries, type UserSettings } from '@/entities/preference';
import { printerQueries } from '@/entities/printer';
import { callForEffect, productApi } from '@/shared/api';

/** Replaces the person's own settings; settings that were never set are left out of the call. Rejects with ApiError. */
export const saveSettingsMutation = () =>
  mutationOptions({
    mutationKey: ['save-user-settings'],
    mutationFn: ({ language, dateLanguage, colorScheme, scanSound, scanVibration, labels }: UserSettings) =>
      callForEffect(productApi, 'post', 'api/preferences/userSettings', {
        json: {
          ...(language && { language }),
          ...(dateLanguage && { dateLanguage }),
          ...(colorScheme && { colorScheme }),
          ...(scanSound && { scanSound }),
          ...(scanVibration && { scanVibration }),
          labels,
        },
      }),
    // The server determines the default printer from these settings.
    meta: { errorShownBy: 'caller', invalidates: [preferenceQueries.all(), printerQueries.all()] },
  });
