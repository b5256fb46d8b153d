import type { CompiledMessages } from './compiled-messages.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';
import type { Messages, Texts } from './message-types.ts';
import { textsOf } from './texts-of.ts';

/**
 * Loads a catalogue in every language, for a program that speaks to several people. Returns what reads its texts in one.
 * @param load imports the module of a language, as it stands beside the English one: `i18n/de.ts` exports `de`
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
