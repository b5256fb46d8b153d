import { texts } from '../i18n';
import type { PrintSummary } from '../model/print-job';

const { summary } = texts;

interface JobFacts {
  /** Number of its labels that wait at the printer. */
  waiting: number;
  isPaused: boolean;
}

/** Returns the results of the labels of a job, in words. */
export function formatJobSummary(counts: PrintSummary, { waiting, isPaused }: JobFacts): string {
  const parts = [summary.labels(counts), ...formatNotPrinted(counts)];
  if (waiting > 0) parts.push(summary.waiting({ count: waiting }));
  const sentence = parts.join(', ');
  return isPaused && counts.notSent > 0 ? `${sentence}. ${summary.paused}` : sentence;
}

/** Returns the results of the labels of one line, in words. */
export const formatLineSummary = (counts: PrintSummary): string =>
  [summary.printed(counts), ...formatNotPrinted(counts)].join(', ');

/** Returns the labels that were not successfully printed, the most important first. */
function formatNotPrinted({ failed, unknown, notSent }: PrintSummary): string[] {
  return [
    failed > 0 && summary.failed({ count: failed }),
    unknown > 0 && summary.unknown({ count: unknown }),
    notSent > 0 && summary.notSent({ count: notSent }),
  ].filter((part) => part !== false);
}
