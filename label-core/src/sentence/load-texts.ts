import type { LanguageCode } from './languages.ts';
import { loadLanguages, type LoadLanguage } from './load-languages.ts';
import type { Messages, Texts } from './message-types.ts';
import { textsOf } from './texts-of.ts';

/** Loads a catalogue in all languages, for a program that serves several people. Returns a function from language to texts. */
export async function loadTexts<const M extends Messages>(
  english: M,
  load: LoadLanguage,
): Promise<(language: LanguageCode) => Texts<M>> {
  const messagesIn = await loadLanguages(load);
  return (language) =>
    textsOf(
      english,
      () => messagesIn(language),
      () => language,
    );
}
