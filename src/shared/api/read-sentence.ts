import type { Sentence, SentenceValue } from 'label-core/sentence';
import { translated } from '../i18n';
import { isRecord } from '../lib/is-record';

/** Sentences stand in one another two or three times, and each name of a row in the next: what is deeper stays English. */
const MAX_DEPTH = 12;

/**
 * Returns what a program said in the language of this page: by its code where it sent one that is known here, else as
 * it came.
 * @param answer what the code and the values stand in
 * @param message the sentence as it came
 */
export function readSentence(answer: Readonly<Record<string, unknown>>, message: string): string {
  const { code, args } = answer;
  return typeof code === 'string' ? translated({ code, args: readArgs(args, MAX_DEPTH), message }) : message;
}

function readArgs(args: unknown, depth: number): Record<string, SentenceValue> {
  if (!isRecord(args)) return {};
  return Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => {
      const read = readValue(value, depth);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

function readValue(value: unknown, depth: number): SentenceValue | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (!Array.isArray(value)) return readInner(value, depth);
  const texts = value.filter((part) => typeof part === 'string');
  return texts.length > 0 ? texts : value.flatMap((part) => readInner(part, depth) ?? []);
}

function readInner(value: unknown, depth: number): Sentence | undefined {
  if (!isRecord(value)) return undefined;
  const { code, args, message } = value;
  if (typeof code !== 'string' || typeof message !== 'string') return undefined;
  return depth === 0 ? { code: '', args: {}, message } : { code, args: readArgs(args, depth - 1), message };
}
