import { mutationOptions } from '@tanstack/react-query';
import type { HistoryQuery } from '@/entities/print-job';
import { callForFile, productApi } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';

const FALLBACK_NAME = 'print-history.csv';

/** Downloads the history as CSV under the server's file name. Resolves with that name, rejects with ApiError. */
export const exportHistoryMutation = () =>
  mutationOptions({
    mutationKey: ['export-print-history'],
    mutationFn: async (query: HistoryQuery) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const searchParams = { ...query, timeZone };
      const options = { searchParams, timeout: LONG_CALL_TIMEOUT_MS };
      const { content, name } = await callForFile(productApi, 'api/printjobs/export', options);
      saveFile(content, name || FALLBACK_NAME);
      return name || FALLBACK_NAME;
    },
    meta: { errorShownBy: 'caller' },
  });
