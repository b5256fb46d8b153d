import type { Sentence, SentenceValue } from 'label-core/sentence';
import { translated } from '../i18n';
import { isRecord } from '../lib/is-record';

/** Sentences stand in one another once or twice; what is deeper is not one of ours. */
const MAX_DEPTH = 4;

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
  if (!isRecord(args) || depth === 0) return {};
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
  if (!isRecord(value) || typeof value['code'] !== 'string' || typeof value['message'] !== 'string')
    return undefined;
  return { code: value['code'], args: readArgs(value['args'], depth - 1), message: value['message'] };
}
