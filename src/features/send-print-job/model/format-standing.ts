import { texts } from '../i18n';
import type { PrintJob } from './print-job';

const { standing } = texts;

/** Returns the state of a job that was sent, in one line: the most important fact first. */
export function formatStanding({ entries }: Pick<PrintJob, 'entries'>): string {
  const failed = entries.find(({ state }) => state === 'failed');
  if (failed) {
    const reason = failed.message;
    return reason === '' ? standing.notPrinted : standing.notPrintedBecause({ reason });
  }
  if (entries.some(({ state }) => state === 'unknown')) return standing.maybePrinted;
  const waiting = entries.find(({ attention }) => attention !== '');
  if (waiting) return standing.notPrintedYet({ reason: waiting.attention });
  if (entries.some(({ isLeft }) => isLeft)) return standing.leftToAgent;
  if (entries.some(({ state }) => state === 'canceled')) return standing.partlyCanceled;
  return entries.length > 0 && entries.every(({ isFinal }) => isFinal)
    ? standing.printed
    : standing.handedOver;
}
