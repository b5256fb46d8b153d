import { isLanguage, loadTexts, type LanguageCode, type Texts } from 'label-core/sentence';
import { en } from './en.ts';

const textsIn = await loadTexts(en, (language) => import(`./${language}.ts`));

/** Texts of a page and their language. */
export interface PageTexts extends Texts<typeof en> {
  readonly language: LanguageCode;
}

/** Returns the texts of the pages in a language, in English for one that there is not. */
export function pageTexts(asked: string): PageTexts {
  const language = isLanguage(asked) ? asked : 'en';
  return { ...textsIn(language), language };
}
