import { mutationOptions } from '@tanstack/react-query';
import { preferenceQueries, type PaperSettings } from '@/entities/preference';
import { callForEffect, productApi, toApiError, type Id } from '@/shared/api';

interface PaperOf extends PaperSettings {
  labelId: Id;
  printerId: Id;
}

/** Answers of a server that takes PUT where the specification says POST. */
const NOT_ALLOWED = [404, 405, 501];

/** Saves how a label goes onto the paper of a printer: by POST, with PUT as its fallback (specification 7). */
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
        if (!NOT_ALLOWED.includes(toApiError(error).status ?? 0)) throw error;
        await callForEffect(productApi, 'put', 'api/print-settings', { json });
      }
    },
    meta: { errorShownBy: 'caller', invalidates: [preferenceQueries.all()] },
  });
