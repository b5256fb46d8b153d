import { formatWaitsFor, type ReviewedLabel } from '@/entities/review';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';

type Waiting = Pick<ReviewedLabel, 'open' | 'waitsFor'>;

/** Whom a label's open version waits for, or its time, as a sentence; a dash where nothing is under way. */
export function formatWaits({ open, waitsFor }: Waiting, dateOf: (moment: string) => string): string {
  if (!open) return texts.noOne;
  if (open.publishAt !== '') return texts.scheduled({ at: dateOf(open.publishAt) });
  return formatWaitsFor(open.state, waitsFor) || texts.noOne;
}

/** The same below a heading that says “Waiting for”: names alone where there are some. */
export function formatWaitingNames(label: Waiting, dateOf: (moment: string) => string): string {
  const { open, waitsFor } = label;
  const isForPeople = open && open.publishAt === '' && waitsFor.length > 0;
  return isForPeople ? formatList(waitsFor, 'disjunction') : formatWaits(label, dateOf);
}
