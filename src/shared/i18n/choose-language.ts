import { isLanguage } from 'label-core/sentence';
import { PSEUDO_LANGUAGE, type Language } from './language';

/** A language of the app, and the tag with the region by which numbers and dates are written. */
export interface LanguageChoice {
  language: Language;
  /** BCP 47, such as "de-AT". */
  tag: string;
}

const isKnown = (tag: string): tag is Language => isLanguage(tag) || tag === PSEUDO_LANGUAGE;

const baseOf = (tag: string) => tag.split('-')[0] ?? '';

/** English without a region would write months first; whoever writes so has a browser that says en-US. */
const tagOf = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => tag.includes('-') && baseOf(tag) === language) ??
  (language === 'en' || language === PSEUDO_LANGUAGE ? 'en-GB' : language);

/**
 * Returns the language of a page: the one a person chose, else the first of the browser's that the app speaks (de-AT:
 * German), else English. The region comes from the browser where it names one for that language.
 * @param chosen as it is stored; "" or anything unknown: not chosen
 * @param wanted the browser's languages, the most wanted first
 */
export function chooseLanguage(chosen: string, wanted: readonly string[]): LanguageChoice {
  const language = [chosen, ...wanted.map(baseOf)].find(isKnown) ?? 'en';
  return { language, tag: tagOf(language, wanted) };
}
