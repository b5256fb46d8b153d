import { mutationOptions } from '@tanstack/react-query';
import { preferenceQueries, type PaperSettings } from '@/entities/preference';
import { callForEffect, productApi, toApiError, type Id } from '@/shared/api';

interface PaperOf extends PaperSettings {
  labelId: Id;
  printerId: Id;
}

/** Statuses of a server that lacks the call. */
const UNKNOWN_CALL: readonly (number | undefined)[] = [404, 405, 501];

/**
 * Saves the paper settings of a label on a printer: by POST, with PUT as the fallback for any refusal of POST
 * (specification 7). Rejects with ApiError, with that of POST if the server lacks PUT.
 */
export const savePaperMutation = () =>
  mutationOptions({
    mutationKey: ['save-paper'],
    mutationFn: async ({ paperSize, customPaperSize, ...settings }: PaperOf): Promise<void> => {
      const json = {
        ...settings,
        paperSize: paperSize || null,
        customPaperSize: customPaperSize || null,
      };
      try {
        await callForEffect(productApi, 'post', 'api/print-settings', { json });
      } catch (error) {
        // Without an answer, the result of POST is unknown: that is not a refusal.
        if (toApiError(error).status === undefined) throw error;
        await callForEffect(productApi, 'put', 'api/print-settings', { json }).catch((refusal: unknown) => {
          throw UNKNOWN_CALL.includes(toApiError(refusal).status) ? error : refusal;
        });
      }
    },
    meta: { errorShownBy: 'caller', invalidates: [preferenceQueries.all()] },
  });
