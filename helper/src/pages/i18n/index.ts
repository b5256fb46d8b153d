import { textsOf, type Texts } from 'label-core/sentence';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const languages = { en, de, fr, es };

/** The languages of the pages; the first stands for all others. */
export const pageLanguages = ['en', 'de', 'fr', 'es'] as const;

/** What a page says, and in which language. */
export interface PageTexts extends Texts<typeof en> {
  readonly language: PageLanguage;
}

type PageLanguage = (typeof pageLanguages)[number];

/** Returns the texts of the pages in a language, in English for one that there is not. */
export function pageTexts(asked: string): PageTexts {
  const language = pageLanguages.find((one) => one === asked) ?? 'en';
  return {
    ...textsOf(
      en,
      () => languages[language],
      () => language,
    ),
    language,
  };
}
