/** Languages offered for dates, besides the browser's own. */
const LANGUAGES = [
  'cs',
  'da',
  'de',
  'de-CH',
  'el',
  'en-GB',
  'en-US',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;

export interface DateLanguage {
  language: string;
  /** Name of the language in that language. */
  name: string;
}

/** Returns the offered languages, plus `chosen` if it is another one. */
export function dateLanguages(chosen: string): DateLanguage[] {
  const offered: string[] = [...LANGUAGES];
  if (chosen !== '' && !offered.includes(chosen)) offered.push(chosen);
  return offered.map((language) => ({ language, name: nameOf(language) }));
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
