import { mutationOptions } from '@tanstack/react-query';
import { readPrintAnswer, sendSingleFile, type SendOutcome } from '@/features/send-print-job';
import { ApiError, callForJson, productApi, type Id } from '@/shared/api';
import { texts } from '../i18n';
import type { TestPrintRequest } from '../model/printer-form';

export interface TestPrintOutcome extends SendOutcome {
  /** Key of the label in the helper's journal. */
  helperKey: Id;
}

/**
 * Requests a test label from the server and sends it to the helper, once. A Platen-specific call: rejects with ApiError if
 * the server lacks it or draws no label.
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
