import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asServerSpells, formOf, lenient, uploadForm, type Id } from '@/shared/api';
import { dataImportQueries } from './data-import-queries';

export interface ImportUpload {
  file: File;
  fileName: string;
  fileEncoding: string;
  targetGroups: readonly Id[];
  /** As `importOptionsSchema` of label-core wants them. */
  options: object;
  /** Made once for what a person confirmed: the same upload sent again is not imported twice. */
  idempotencyKey: string;
  /** How much of it has left, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const acceptedSchema = z.object({ entityId: lenient.id() });

/**
 * Sends a file to be imported; resolves as soon as the server has it, with the import's id
 * where it tells one. @public The import screen sends by it.
 */
export const uploadImportMutation = () =>
  mutationOptions({
    mutationKey: ['upload-import'],
    mutationFn: async ({ onProgress, signal, ...upload }: ImportUpload) => {
      const form = formOf({
        file: upload.file,
        fileName: upload.fileName,
        fileEncoding: upload.fileEncoding,
        targetGroups: JSON.stringify(asServerSpells(upload.targetGroups)),
        options: JSON.stringify(upload.options),
        idempotencyKey: upload.idempotencyKey,
      });
      const accepted = await uploadForm('api/import/upload', form, acceptedSchema, {
        service: 'importUrl',
        ...(onProgress ? { onProgress } : {}),
        ...(signal ? { signal } : {}),
      });
      return { importId: accepted?.entityId };
    },
    meta: { errorShownBy: 'caller', invalidates: [dataImportQueries.histories()] },
  });
