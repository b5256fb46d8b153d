import type { PrintedJob, PrintOutcome } from '../api/print-job-schema';
import { texts } from '../i18n';

type Named = Pick<PrintedJob['entries'][number], 'labelName' | 'articleName' | 'printerName'>;

/**
 * Returns the distinct names of a job's files in their order: "Jam, Honey and 3 more", at most two of them spelled out.
 */
export function formatJobNames(entries: readonly Named[], key: keyof Named): string {
  const names = [...new Set(entries.map((entry) => entry[key]).filter((name) => name !== ''))];
  const [first = '–', second] = names;
  if (second === undefined) return first;
  return names.length === 2
    ? `${first}, ${second}`
    : texts.moreNames({ first, second, count: names.length - 2 });
}

export const formatOutcome = (outcome: PrintOutcome): string => texts.outcomes[outcome];

/** Returns the number of labels of all files together. */
export const labelCountOf = ({ entries }: { entries: readonly { labelCount: number }[] }): number =>
  entries.reduce((sum, { labelCount }) => sum + labelCount, 0);
