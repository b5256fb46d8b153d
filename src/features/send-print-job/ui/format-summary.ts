import { texts } from '../i18n';
import type { PrintSummary } from '../model/print-job';

const { summary } = texts;

interface JobFacts {
  /** Labels of it that wait at the printer. */
  waiting: number;
  isPaused: boolean;
}

/** What became of the labels of a job. */
export function formatJobSummary(counts: PrintSummary, { waiting, isPaused }: JobFacts): string {
  const parts = [summary.labels(counts), ...formatNotPrinted(counts)];
  if (waiting > 0) parts.push(summary.waiting({ count: waiting }));
  const sentence = parts.join(', ');
  return isPaused && counts.notSent > 0 ? `${sentence}. ${summary.paused}` : sentence;
}

/** What became of the labels of one line. */
export const formatLineSummary = (counts: PrintSummary): string =>
  [summary.printed(counts), ...formatNotPrinted(counts)].join(', ');

/** What was not simply printed, the most important first. */
function formatNotPrinted({ failed, unknown, notSent }: PrintSummary): string[] {
  return [
    failed > 0 && summary.failed({ count: failed }),
    unknown > 0 && summary.unknown({ count: unknown }),
    notSent > 0 && summary.notSent({ count: notSent }),
  ].filter((part) => part !== false);
}
