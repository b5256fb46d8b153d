import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, callForOutcome, formOf, productApi } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import { texts } from '../i18n';
import { extractedLabelSchema, type ExtractedLabel } from './extracted-label-schema';

/** Ending of a file's name. */
const ENDING = /\.[^.]+$/;

/**
 * Sends a label file to the server for reading; nothing is stored. Returns the content that was read and a copy of the
 * file in memory, because the chosen file may be moved before it is saved, and Firefox and WebKit then wait for it
 * forever. An answer that is empty or in another form than Platen's also counts as success: the server has received the
 * file. Rejects with ApiError, whose message says why the file cannot be used.
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

/** Returns what is known of a file; the answer of a foreign server is kept as the template, to be sent back to it. */
function labelIn(answer: unknown, fileName: string): ExtractedLabel {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  const read = extractedLabelSchema.safeParse(isObject ? answer : {});
  const label = read.success ? read.data : extractedLabelSchema.parse({});
  const name = label.name || fileName.replace(ENDING, '');
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

/**
 * Returns what is sent for a file that was read: the file as it was chosen, or Platen JSON of the same name where its label
 * was given its real size, which the file itself does not have.
 */
export function fileInRealSize(file: File, { asRead, template }: ExtractedLabel): File {
  if (asRead === undefined) return file;
  const name = `${file.name.replace(ENDING, '')}.json`;
  return new File([JSON.stringify(template)], name, { type: 'application/json' });
}
