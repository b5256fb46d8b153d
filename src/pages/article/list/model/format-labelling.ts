import { formatList } from '@/shared/i18n';
import type { Labelling, LabellingOutcome } from '../api/label-articles-mutation';
import { texts } from '../i18n';
import { LABEL_NAMES_SHOWN } from '../config/limits';

/** Returns the names of the first articles and the number of further ones, so that articles ticked out of sight are shown too. */
export function formatChosenNames(names: readonly string[]): string {
  const more = names.length - LABEL_NAMES_SHOWN;
  const shown = names.slice(0, LABEL_NAMES_SHOWN).map((name) => texts.labelling.quoted({ name }));
  return formatList(more > 0 ? [...shown, texts.labelling.moreNames({ count: more })] : shown);
}

/** Returns a sentence about the articles that a label was connected to or removed from. */
export function formatLabelling(
  labelling: Labelling,
  label: string,
  { changedCount, unchangedCount: unchanged }: LabellingOutcome,
): string {
  const done = texts.labelling.done[labelling];
  if (changedCount === 0) return done.none({ label, unchanged });
  // The number of connected articles includes those that had the label before.
  const count = labelling === 'connect' ? changedCount + unchanged : changedCount;
  return unchanged === 0 ? done.all({ label, count }) : done.some({ label, count, unchanged });
}
