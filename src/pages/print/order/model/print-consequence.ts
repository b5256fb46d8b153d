import type { FormLine } from './order-line-form';
import { planJobs } from './plan-jobs';
import { texts } from './texts';

/** What pressing Print will do, in words, and whether the month's allowance stands against it. */
export interface PrintConsequence {
  total: number;
  jobCount: number;
  sentences: readonly string[];
  /** Why the allowance does not do; "" when it does. */
  refusal: string;
}

/** `printsLeft` is undefined for a subscription that does not count prints. */
export function printConsequence(
  included: readonly FormLine[],
  printer: string | undefined,
  printsLeft: number | undefined,
): PrintConsequence {
  const total = included.reduce((sum, line) => sum + line.total, 0);
  const spare = included.reduce((sum, line) => sum + line.spares, 0);
  const jobCount = planJobs(included).length;
  const counted = printsLeft ?? Infinity;
  return {
    total,
    jobCount,
    sentences: [
      texts.consequence(total, included.length, printer) + (spare > 0 ? texts.ofThemSpare(spare) : ''),
      jobCount > 1 ? texts.inJobs(jobCount) : '',
      printsLeft !== undefined && jobCount > 0 && jobCount <= printsLeft
        ? texts.takes(jobCount, printsLeft)
        : '',
    ].filter((sentence) => sentence !== ''),
    refusal:
      counted === 0 ? texts.outOfPrints : jobCount > counted ? texts.tooFewPrints(jobCount, counted) : '',
  };
}
