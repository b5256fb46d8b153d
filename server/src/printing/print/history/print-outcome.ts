import { and, exists, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
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

/** Returns the same as a condition for the store: jobs with a file of this outcome and none of a worse one. */
export function hasOutcome(transaction: Transaction, outcome: PrintOutcome): SQL | undefined {
  const withOneOf = (outcomes: readonly PrintOutcome[]) =>
    exists(
      transaction
        .select({ one: sql`1` })
        .from(printJobEntries)
        .where(and(eq(printJobEntries.printJobId, printJobs.id), inArray(printJobEntries.status, outcomes))),
    );
  const worse = printOutcomes.slice(0, printOutcomes.indexOf(outcome));
  return and(
    // Every job has a file: a job with none of the worse outcomes is a success, so no second lookup is needed.
    outcome === 'Success' ? undefined : withOneOf([outcome]),
    worse.length === 0 ? undefined : not(withOneOf(worse)),
  );
}
