import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { dataImportQueries } from '@/entities/data-import';
import { orderQueries } from '@/entities/order';
import { callForEffect, importApi, type Id, callForFile } from '@/shared/api';
import { saveFile } from '@/shared/lib/save-file';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';

/** Undoes what an import created, or cancels a waiting one. The server gives the reason of a refusal. */
export const undoImportMutation = () =>
  mutationOptions({
    mutationKey: ['undo-import'],
    mutationFn: (importId: Id) =>
      callForEffect(importApi, 'delete', `api/import/${encodeURIComponent(importId)}`, {
        timeout: LONG_CALL_TIMEOUT_MS,
      }),
    meta: {
      errorShownBy: 'caller',
      invalidates: [dataImportQueries.all(), articleQueries.all(), orderQueries.all()],
    },
  });

/** Downloads the rows that were not imported, each with its reason. Resolves with the file's name. A Platen-specific call. */
export const downloadRejectedMutation = () =>
  mutationOptions({
    mutationKey: ['download-rejected-rows'],
    mutationFn: async (importId: Id) => {
      const path = `api/import/${encodeURIComponent(importId)}/rejected`;
      const { content, name } = await callForFile(importApi, path, { timeout: LONG_CALL_TIMEOUT_MS });
      const kept = name || `rejected-rows-${importId}.csv`;
      saveFile(content, kept);
      return kept;
    },
    meta: { errorShownBy: 'caller' },
  });
