import { mutationOptions } from '@tanstack/react-query';
import { preferenceQueries, type ComputerPreferences } from '@/entities/preference';
import { callForEffect, productApi } from '@/shared/api';

/** Replaces the printers of a computer. Rejects with ApiError. */
export const saveComputerMutation = () =>
  mutationOptions({
    mutationKey: ['save-computer-preferences'],
    mutationFn: ({ computerName, printers }: ComputerPreferences) =>
      callForEffect(productApi, 'post', 'api/preferences/computers/printerPreferences', {
        json: { computerName, printers },
      }),
    meta: { errorShownBy: 'caller', invalidates: [preferenceQueries.all()] },
  });
