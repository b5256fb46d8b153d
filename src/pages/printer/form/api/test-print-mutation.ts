import { mutationOptions } from '@tanstack/react-query';
import { readPrintAnswer, sendSingleFile, type SendOutcome } from '@/features/send-print-job';
import { ApiError, callForJson, productApi, type Id } from '@/shared/api';
import { texts } from '../i18n';
import type { TestPrintRequest } from '../model/printer-form';

export interface TestPrintOutcome extends SendOutcome {
  /** The helper's journal knows the label by it. */
  helperKey: Id;
}

/**
 * Has the server draw a test label and hands it to the helper, once. One of our own calls: rejects with ApiError when
 * the server does not know it, or draws none.
 */
export const testPrintMutation = () =>
  mutationOptions({
    mutationKey: ['test-print'],
    mutationFn: async (json: TestPrintRequest): Promise<TestPrintOutcome> => {
      const answer = readPrintAnswer(
        await callForJson(productApi, 'post', 'api/printers/testprint', { json }),
      );
      const file = answer?.files[0];
      if (!file) throw new ApiError(texts.errors.noFiles, { kind: 'unreadable' });
      return { helperKey: file.printJobEntryId, ...(await sendSingleFile(file)) };
    },
    networkMode: 'always',
    meta: { errorShownBy: 'caller' },
  });
