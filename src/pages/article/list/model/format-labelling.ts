import { formatList } from '@/shared/i18n';
import type { Labelling, LabellingOutcome } from '../api/label-articles-mutation';
import { texts } from '../i18n';
import { LABEL_NAMES_SHOWN } from '../config/limits';

/** Returns the first articles by name, so that those ticked out of sight are seen, and how many more there are. */
export function formatChosenNames(names: readonly string[]): string {
  const more = names.length - LABEL_NAMES_SHOWN;
  const shown = names.slice(0, LABEL_NAMES_SHOWN).map((name) => texts.labelling.quoted({ name }));
  return formatList(more > 0 ? [...shown, texts.labelling.moreNames({ count: more })] : shown);
}

/** Returns a sentence about the articles that got a label or lost it. */
export function formatLabelling(
  labelling: Labelling,
  label: string,
  { changedCount, unchangedCount: unchanged }: LabellingOutcome,
): string {
  const done = texts.labelling.done[labelling];
  if (changedCount === 0) return done.none({ label, unchanged });
  // Connected articles are counted with those that had the label before.
  const count = labelling === 'connect' ? changedCount + unchanged : changedCount;
  return unchanged === 0 ? done.all({ label, count }) : done.some({ label, count, unchanged });
}
