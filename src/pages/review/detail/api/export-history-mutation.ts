import { mutationOptions } from '@tanstack/react-query';
import { callForFile, productApi, type Id } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';

export type HistoryFormat = 'csv' | 'json';

/**
 * Downloads the audit trail of a label, including its hash chain. Resolves with the file's name, rejects with ApiError. A
 * Platen-specific call.
 */
export const exportHistoryMutation = () =>
  mutationOptions({
    mutationKey: ['export-review-history'],
    mutationFn: async ({ labelId, format }: { labelId: Id; format: HistoryFormat }) => {
      const path = `api/QualityAssurance/labels/${encodeURIComponent(labelId)}/history/export`;
      const { content, name } = await callForFile(productApi, path, { searchParams: { format } });
      const fileName = name || `label-${labelId}-history.${format}`;
      saveFile(content, fileName);
      return fileName;
    },
    meta: { errorShownBy: 'caller' },
  });
