import { mutationOptions } from '@tanstack/react-query';
import { callForValue, formOf, productApi, UPLOAD_TIMEOUT_MS } from '@/shared/api';
import { extractedLabelSchema } from './extracted-label-schema';

/** Has the server read a label file; nothing is kept. Rejects with ApiError, whose message says why it cannot be used. */
export const extractLabelMutation = () =>
  mutationOptions({
    mutationKey: ['extract-label'],
    mutationFn: (file: File) =>
      callForValue(productApi, 'post', 'api/labels/extract', extractedLabelSchema, {
        body: formOf({ file }),
        timeout: UPLOAD_TIMEOUT_MS,
      }),
    meta: { errorShownBy: 'caller' },
  });
