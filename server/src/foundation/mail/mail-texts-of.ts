import {
  textsOf,
  type CompiledMessages,
  type Messages,
  type Texts,
  type Translation,
} from 'label-core/sentence';
import type { MailLanguage } from './mail-language.ts';

/** Returns a function that reads the texts of mails in a language. */
export function mailTextsOf<const M extends Messages>(
  en: M,
  translations: Readonly<Record<Exclude<MailLanguage, 'en'>, Translation<M>>>,
): (language: MailLanguage) => Texts<M> {
  const catalogues: Readonly<Record<MailLanguage, CompiledMessages>> = { en, ...translations };
  return (language) =>
    textsOf(
      en,
      () => catalogues[language],
      () => language,
    );
}
