import { isGroup, writeSentence, type Sentence } from 'label-core/sentence';
import { fitsMessage } from './fits-message';
import { formatLocale } from './language';
import { translationsOf } from './translations';

/**
 * Returns what a program said in the language of this page; in English, as it came, where its code is not known here or
 * its values are not those of the sentence.
 */
export function translated({ code, args, message }: Sentence): string {
  const found = translationsOf('sentences')?.[code];
  if (found === undefined || isGroup(found) || !fitsMessage(found, args)) return message;
  try {
    return writeSentence(found, args, { locale: formatLocale(), textOf: translated });
  } catch {
    return message;
  }
}
