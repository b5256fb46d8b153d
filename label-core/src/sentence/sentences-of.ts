import type { CompiledMessage } from 'icu-minify/format';
import { codeOf } from './code-of.ts';
import { hasArguments, isGroup, type CompiledMessages } from './compiled-messages.ts';
import type { Messages, Sentences } from './message-types.ts';
import type { Sentence } from './sentence.ts';
import { writeSentence } from './write-sentence.ts';

/** Locale with lists without a comma before “and”. */
const ENGLISH = { locale: 'en-GB', textOf: ({ message }: Sentence) => message };

/**
 * Returns the sentences of a catalogue for use in code. The code of each is derived from its keys: `{ printer: {
 * nameTaken: '…' } }` gives "printer.name-taken".
 */
export const sentencesOf = <const M extends Messages>(english: M): Sentences<M> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types follow from the strings themselves
  grouped(english, '') as Sentences<M>;

function grouped(messages: CompiledMessages, prefix: string): object {
  const entries = Object.entries(messages).map(([key, source]) => {
    const code = prefix + codeOf(key);
    return [key, isGroup(source) ? grouped(source, `${code}.`) : sentenceOf(code, source)];
  });
  return Object.fromEntries(entries);
}

const sentenceOf = (code: string, source: CompiledMessage) =>
  typeof source === 'string' && !hasArguments(source)
    ? { code, args: {}, message: source }
    : (args: Sentence['args']): Sentence => ({ code, args, message: writeSentence(source, args, ENGLISH) });
