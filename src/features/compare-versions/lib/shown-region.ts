import type { ComparedRegion } from 'label-core/compare';
import { translated } from '@/shared/i18n';

/** A region as it is shown, and as it is recorded: the history of a version is in one language. */
export interface ShownRegion extends Omit<ComparedRegion, 'words'> {
  words: string;
  recorded: string;
}

/** A region in the language of this page. */
export const shownRegion = ({ words, ...region }: ComparedRegion): ShownRegion => ({
  ...region,
  words: translated(words),
  recorded: words.message,
});
