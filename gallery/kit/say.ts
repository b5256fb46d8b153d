import { language } from '@/shared/i18n';
import { pseudoMessage } from '../../scripts/messages/pseudo-message.ts';

/**
 * Returns a text of an example as the catalogue would have it: in the pseudo-language with accents and longer. Data of
 * a record, such as the name of an article, stays as it is.
 */
export function say(text: string): string {
  if (language() !== 'qps') return text;
  const said = pseudoMessage(text);
  return typeof said === 'string' ? said : text;
}
