import { mutationOptions } from '@tanstack/react-query';
import { callForFile, importApi, type Id } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';

/** A hundred thousand rows take their time. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

/** Downloads the rows that were not imported, each with its reason. Resolves with the file's name. One of our own calls. */
export const downloadRejectedMutation = () =>
  mutationOptions({
    mutationKey: ['download-rejected-rows'],
    mutationFn: async (importId: Id) => {
      const path = `api/import/${encodeURIComponent(importId)}/rejected`;
      const { content, name } = await callForFile(importApi, path, { timeout: DOWNLOAD_TIMEOUT_MS });
      const kept = name || `rejected-rows-${importId}.csv`;
      saveFile(content, kept);
      return kept;
    },
    meta: { errorShownBy: 'caller' },
  });
