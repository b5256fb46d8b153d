import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asServerSpells, formOf, lenient, uploadForm, type Id } from '@/shared/api';
import { dataImportQueries } from './data-import-queries';

export interface ImportUpload {
  file: File;
  fileName: string;
  fileEncoding: string;
  targetGroups: readonly Id[];
  /** In the form of `importOptionsSchema` of label-core. */
  options: object;
  /** Created once per confirmed import: the same upload sent again is not imported twice. */
  idempotencyKey: string;
  /** Receives the share of the upload that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const acceptedSchema = z.object({ entityId: lenient.id() });

/**
 * Uploads a file to be imported; resolves as soon as the server has received it, with the import's id if the server
 * returns one. @public Used by the import screen.
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
