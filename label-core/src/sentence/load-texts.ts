import type { CompiledMessages } from './compiled-messages.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import type { Messages, Texts } from './message-types.ts';
import { textsOf } from './texts-of.ts';

/**
 * Loads a catalogue in all languages, for a program that serves several people. Returns a function from language to
 * texts.
 * @param load imports the module of a language, which is next to the English one: `i18n/de.ts` exports `de`
 */
export async function loadTexts<const M extends Messages>(
  english: M,
  load: (language: LanguageCode) => Promise<unknown>,
): Promise<(language: LanguageCode) => Texts<M>> {
  const codes = Object.keys(LANGUAGES) as LanguageCode[];
  const loaded = await Promise.all(codes.map(async (code) => [code, await load(code)] as const));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each file says of itself that it is a translation
  const modules = new Map(loaded as [LanguageCode, Record<string, CompiledMessages>][]);
  return (language) =>
    textsOf(
      english,
      () => modules.get(language)?.[language],
      () => language,
    );
}
