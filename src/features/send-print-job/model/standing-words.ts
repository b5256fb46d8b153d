import type { PrintJob } from './print-job';
import { texts } from './texts';

/** Where a job that was sent stands by now, in one line: what a person must know first. */
export function standingWords({ entries }: Pick<PrintJob, 'entries'>): string {
  const failed = entries.find(({ state }) => state === 'failed');
  if (failed) return texts.notPrinted(failed.message);
  if (entries.some(({ state }) => state === 'unknown')) return texts.maybePrinted;
  const waiting = entries.find(({ attention }) => attention !== '');
  if (waiting) return texts.notYetPrinted(waiting.attention);
  if (entries.some(({ isLeft }) => isLeft)) return texts.leftToAgent;
  if (entries.some(({ state }) => state === 'canceled')) return texts.partlyCanceled;
  return entries.length > 0 && entries.every(({ isFinal }) => isFinal) ? texts.printed : texts.handedOver;
}
