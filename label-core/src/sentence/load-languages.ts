import type { CompiledMessages } from './compiled-messages.ts';
import { LANGUAGES, type LanguageCode } from './languages.ts';

/** Imports the module of a language, which is next to the English one: `i18n/de.ts` exports `de`. */
export type LoadLanguage = (language: LanguageCode) => Promise<unknown>;

/** Loads a catalogue in all languages. Returns a function from language to messages. */
export async function loadLanguages(
  load: LoadLanguage,
): Promise<(language: LanguageCode) => CompiledMessages | undefined> {
  const codes = Object.keys(LANGUAGES) as LanguageCode[];
  const loaded = await Promise.all(codes.map(async (code) => [code, await load(code)] as const));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each file says of itself that it is a translation
  const modules = new Map(loaded as [LanguageCode, Record<string, CompiledMessages>][]);
  return (language) => modules.get(language)?.[language];
}
