import { waitsForWords, type ReviewedLabel } from '@/entities/review';
import { waitsTexts } from './waits-texts';

type Waiting = Pick<ReviewedLabel, 'open' | 'waitsFor'>;

/** Whom a label's open version waits for, or its time, as a sentence; a dash where nothing is under way. */
export function waitsSentence({ open, waitsFor }: Waiting, dateOf: (moment: string) => string): string {
  if (!open) return waitsTexts.nobody;
  if (open.publishAt !== '') return waitsTexts.onTime(dateOf(open.publishAt));
  return waitsForWords(open.state, waitsFor) || waitsTexts.nobody;
}

/** The same below a heading that says “Waits for”: names alone where there are some. */
export function waitsWords(label: Waiting, dateOf: (moment: string) => string): string {
  const { open, waitsFor } = label;
  const isForPeople = open && open.publishAt === '' && waitsFor.length > 0;
  return isForPeople ? waitsTexts.people(waitsFor) : waitsSentence(label, dateOf);
}
