import type { Sentence, SentenceValue } from 'label-core/sentence';
import { translated } from '../i18n';
import { isRecord } from '../lib/is-record';

/** Max. nesting of sentences. They nest two or three levels, and the name of each row nests in the next; deeper ones stay English. */
const MAX_DEPTH = 12;

/**
 * Returns a program's message in the language of this page: translated by its code if the code is known here, otherwise
 * unchanged.
 * @param answer object with the code and its values
 * @param message the message as received
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
