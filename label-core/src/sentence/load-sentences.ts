import type { CompiledMessage } from 'icu-minify/format';
import { codeOf } from './code-of.ts';
import { isGroup, type CompiledMessages } from './compiled-messages.ts';
import type { LanguageCode } from './languages.ts';
import { loadLanguages, type LoadLanguage } from './load-languages.ts';
import type { Sentence } from './sentence.ts';
import { writeSentence } from './write-sentence.ts';

/**
 * Loads the sentences of a program in all languages, for its own pages. Returns a function from sentence and language to
 * text: the translation of its code, or its original message if the code is unknown or the values do not fit.
 */
export async function loadSentences(
  load: LoadLanguage,
): Promise<(sentence: Sentence, language: LanguageCode) => string> {
  const messagesIn = await loadLanguages(load);
  const byCode = new Map<LanguageCode, ReadonlyMap<string, CompiledMessage>>();

  function messagesByCode(language: LanguageCode) {
    const known = byCode.get(language) ?? new Map(entriesOf(messagesIn(language) ?? {}, ''));
    byCode.set(language, known);
    return known;
  }

  return function write(sentence, language): string {
    const found = messagesByCode(language).get(sentence.code);
    if (found === undefined) return sentence.message;
    try {
      return writeSentence(found, sentence.args, {
        locale: language,
        textOf: (inner) => write(inner, language),
      });
    } catch {
      // A sentence from another version may lack a value.
      return sentence.message;
    }
  };
}

const entriesOf = (messages: CompiledMessages, prefix: string): [code: string, message: CompiledMessage][] =>
  Object.entries(messages).flatMap(([key, message]) => {
    const code = prefix + codeOf(key);
    return isGroup(message) ? entriesOf(message, `${code}.`) : [[code, message]];
  });
