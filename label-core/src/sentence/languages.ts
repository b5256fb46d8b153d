/** The languages of the program, each with its own name for itself. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code);

/** Returns the language of a BCP 47 tag: "de" for "de-AT". Undefined for a language that the program does not have. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const [base = ''] = tag.toLowerCase().split('-');
  return isLanguage(base) ? base : undefined;
}
