import { formatWaitsFor, type ReviewedLabel } from '@/entities/review';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';

type Waiting = Pick<ReviewedLabel, 'open' | 'waitsFor'>;

/** Returns a sentence about whom a label's open version waits for, or its publication time; a dash without an open version. */
export function formatWaits({ open, waitsFor }: Waiting, dateOf: (moment: string) => string): string {
  if (!open) return texts.noOne;
  if (open.publishAt !== '') return texts.scheduled({ at: dateOf(open.publishAt) });
  return formatWaitsFor(open.state, waitsFor) || texts.noOne;
}

/** Returns the same for a place below the heading “Waiting for”: only the names, where there are any. */
export function formatWaitingNames(label: Waiting, dateOf: (moment: string) => string): string {
  const { open, waitsFor } = label;
  const isForPeople = open && open.publishAt === '' && waitsFor.length > 0;
  return isForPeople ? formatList(waitsFor, 'disjunction') : formatWaits(label, dateOf);
}
