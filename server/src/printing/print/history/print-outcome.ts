import { and, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { PrintStatus } from '../../../foundation/values/print-status.ts';

/** Outcomes of a job, worst first: one failed file makes a failed job, whatever the others. */
export const printOutcomes = ['Failed', 'Unknown', 'Canceled', 'Created', 'Success'] as const;
export type PrintOutcome = (typeof printOutcomes)[number];

const outcomeOfStatus = (status: PrintStatus): PrintOutcome => (status === 'Processed' ? 'Success' : status);

/** Returns the worst outcome of a job's files. */
export function outcomeOf(statuses: readonly PrintStatus[]): PrintOutcome {
  const outcomes = new Set(statuses.map(outcomeOfStatus));
  return printOutcomes.find((outcome) => outcomes.has(outcome)) ?? 'Success';
}

/** Statuses that make a job have an outcome: one of its files has one of the first, and none one of the others. */
export function statusesOf(outcome: PrintOutcome): {
  readonly withOne: readonly PrintOutcome[] | undefined;
  readonly withNone: readonly PrintOutcome[] | undefined;
} {
  const worse = printOutcomes.slice(0, printOutcomes.indexOf(outcome));
  return {
    // Every job has a file: a job with none of the worse outcomes is a success, so no second lookup is needed.
    withOne: outcome === 'Success' ? undefined : [outcome],
    withNone: worse.length === 0 ? undefined : worse,
  };
}

/** Returns the same as a condition for the store: jobs with a file of this outcome and none of a worse one. */
export function hasOutcome(transaction: Transaction, outcome: PrintOutcome): SQL | undefined {
  const { withOne, withNone } = statusesOf(outcome);
  // The index of failures has these statuses alone.
  const isFailure = sql`${printJobEntries.status} not in ('Success', 'Processed')`;
  const ofJobsWith = (outcomes: readonly PrintOutcome[]) =>
    transaction
      .select({ id: printJobEntries.printJobId })
      .from(printJobEntries)
      .where(and(inArray(printJobEntries.status, outcomes), isFailure));
  return and(
    withOne && inArray(printJobs.id, ofJobsWith(withOne)),
    withNone && notInArray(printJobs.id, ofJobsWith(withNone)),
  );
}
