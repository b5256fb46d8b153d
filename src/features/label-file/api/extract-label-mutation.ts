import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, callForOutcome, formOf, productApi } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import { texts } from '../i18n';
import { extractedLabelSchema, type ExtractedLabel } from './extracted-label-schema';

/**
 * Has the server read a label file; nothing is kept. Gives what was read and a copy of the file in memory: the one that
 * was chosen may be moved before it is saved, and Firefox and WebKit wait for it without end. A server that answers otherwise
 * than ours, or with nothing, has the file all the same. Rejects with ApiError, whose
 * message says why the file cannot be used.
 */
export const extractLabelMutation = () =>
  mutationOptions({
    mutationKey: ['extract-label'],
    mutationFn: async (file: File) => {
      const content = await inMemory(file);
      const answer = await callForOutcome(productApi, 'post', 'api/labels/extract', z.unknown(), {
        body: formOf({ file: content }),
        timeout: LONG_CALL_TIMEOUT_MS,
      });
      return { label: labelIn(answer, file.name), content };
    },
    meta: { errorShownBy: 'caller' },
  });

/** What is known of a file; what a foreign server made of it goes back to it as the template it may be. */
function labelIn(answer: unknown, fileName: string): ExtractedLabel {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  const read = extractedLabelSchema.safeParse(isObject ? answer : {});
  const label = read.success ? read.data : extractedLabelSchema.parse({});
  const name = label.name || fileName.replace(/\.[^.]+$/, '');
  if (label.template !== undefined) return { ...label, name };
  return isObject
    ? { ...label, name, template: answer }
    : { ...label, name, notes: [...label.notes, texts.nothingTold] };
}

async function inMemory(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiError(texts.fileIsGone, { kind: 'unreadable' });
  });
  return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
}
