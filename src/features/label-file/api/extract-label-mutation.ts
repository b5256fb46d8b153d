import { mutationOptions } from '@tanstack/react-query';
import { ApiError, callForValue, formOf, productApi, UPLOAD_TIMEOUT_MS } from '@/shared/api';
import { extractedLabelSchema } from './extracted-label-schema';

const FILE_IS_GONE = 'The file cannot be read any more. It may have been moved or deleted: choose it again.';

/**
 * Has the server read a label file; nothing is kept. Gives what was read and a copy of the file in memory: the one that
 * was chosen may be moved before it is saved, and Firefox and WebKit wait for it without end. Rejects with ApiError, whose
 * message says why the file cannot be used.
 */
export const extractLabelMutation = () =>
  mutationOptions({
    mutationKey: ['extract-label'],
    mutationFn: async (file: File) => {
      const content = await inMemory(file);
      const label = await callForValue(productApi, 'post', 'api/labels/extract', extractedLabelSchema, {
        body: formOf({ file: content }),
        timeout: UPLOAD_TIMEOUT_MS,
      });
      return { label, content };
    },
    meta: { errorShownBy: 'caller' },
  });

async function inMemory(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiError(FILE_IS_GONE, { kind: 'unreadable' });
  });
  return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
}
