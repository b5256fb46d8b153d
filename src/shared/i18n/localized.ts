import { textsOf, type Messages, type Texts } from 'label-core/sentence';
import { formatLocale } from './language';
import { translationsOf } from './translations';

/**
 * Returns the texts of a slice in the language of this page, in English where there is no translation. They are looked
 * up when they are read, since translations may come after the code: a text that is kept in a constant of a module
 * would stay English.
 * @param path the slice, below src
 */
export const localized = <const M extends Messages>(path: string, english: M): Texts<M> =>
  textsOf(english, () => translationsOf(path), formatLocale);
