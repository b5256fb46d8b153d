import { planJobs } from '@/features/send-print-job';
import { texts } from '../i18n';
import type { FormLine } from './order-line-form';

const { consequence, errors } = texts;

/** Consequence of pressing Print as sentences, and whether the monthly allowance is sufficient. */
export interface PrintConsequence {
  total: number;
  jobCount: number;
  sentences: readonly string[];
  /** Reason why the allowance is not sufficient; "" if it is. */
  refusal: string;
}

/** Returns the consequence of a print. `printsLeft` is undefined for a subscription that does not count prints. */
export function printConsequence(
  included: readonly FormLine[],
  printer: string | undefined,
  printsLeft: number | undefined,
): PrintConsequence {
  const total = included.reduce((sum, line) => sum + line.total, 0);
  const spares = included.reduce((sum, line) => sum + line.spares, 0);
  const jobCount = planJobs(included).length;
  const counted = printsLeft ?? Infinity;
  return {
    total,
    jobCount,
    sentences: [
      formatLabels({ total, lines: included.length, spares }, printer),
      jobCount > 1 ? consequence.inJobs({ count: jobCount }) : '',
      printsLeft !== undefined && jobCount > 0 && jobCount <= printsLeft
        ? consequence.uses({ count: jobCount, left: printsLeft })
        : '',
    ].filter((sentence) => sentence !== ''),
    refusal:
      counted === 0
        ? errors.outOfPrints
        : jobCount > counted
          ? errors.tooFewPrints({ count: jobCount, left: counted })
          : '',
  };
}

/** Returns a sentence with the number of labels, lines and spares, and the printer. */
function formatLabels(
  counts: { total: number; lines: number; spares: number },
  printer: string | undefined,
): string {
  if (printer === undefined)
    return counts.spares === 0 ? consequence.labels(counts) : consequence.withSpares(counts);
  return counts.spares === 0
    ? consequence.labelsOn({ ...counts, printer })
    : consequence.withSparesOn({ ...counts, printer });
}
