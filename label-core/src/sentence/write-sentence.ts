import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage } from './format-message.ts';
import { listFormat } from './intl-formats.ts';
import type { Sentence, SentenceValue } from './sentence.ts';

interface Language {
  /** BCP 47 tag for numbers, plurals and lists. */
  readonly locale: string;
  /** Returns the text of a sentence that is a value in another. */
  readonly textOf: (sentence: Sentence) => string;
}

/** Returns the text of a message with its values inserted, see SentenceValue. */
export function writeSentence(
  message: CompiledMessage,
  args: Readonly<Record<string, SentenceValue>>,
  { locale, textOf }: Language,
): string {
  const valueOf = (value: SentenceValue) => {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if ('code' in value) return textOf(value);
    return isTexts(value) ? listFormat(locale).format(value) : value.map(textOf).join(' ');
  };
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, valueOf(value)]));
  return formatMessage(message, locale, values);
}

const isTexts = (values: readonly string[] | readonly Sentence[]): values is readonly string[] =>
  values.every((value) => typeof value === 'string');
