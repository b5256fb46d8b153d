import { mutationOptions } from '@tanstack/react-query';
import { preferenceQueries, type PaperSettings } from '@/entities/preference';
import { callForEffect, productApi, toApiError, type Id } from '@/shared/api';

interface PaperOf extends PaperSettings {
  labelId: Id;
  printerId: Id;
}

/** Answers of a server that has no such call. */
const UNKNOWN_CALL: readonly (number | undefined)[] = [404, 405, 501];

/**
 * Saves how a label goes onto the paper of a printer: by POST, with PUT as its fallback whatever the server refuses POST
 * with (specification 7). Rejects with ApiError, that of POST where the server knows no PUT.
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
        // Without an answer nobody knows what became of POST: that is no refusal.
        if (toApiError(error).status === undefined) throw error;
        await callForEffect(productApi, 'put', 'api/print-settings', { json }).catch((refusal: unknown) => {
          throw UNKNOWN_CALL.includes(toApiError(refusal).status) ? error : refusal;
        });
      }
    },
    meta: { errorShownBy: 'caller', invalidates: [preferenceQueries.all()] },
  });
