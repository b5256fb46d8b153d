import type { ComparedRegion } from 'label-core/compare';
import { translated } from '@/shared/i18n';

/** Region with its displayed and its recorded text: the history of a version is in one language. */
export interface ShownRegion extends Omit<ComparedRegion, 'words'> {
  words: string;
  recorded: string;
}

/** Returns a region in the language of this page. */
export const shownRegion = ({ words, ...region }: ComparedRegion): ShownRegion => ({
  ...region,
  words: translated(words),
  recorded: words.message,
});
