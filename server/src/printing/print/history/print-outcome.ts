import { and, exists, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import { printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { PrintStatus } from '../../../foundation/values/print-status.ts';

/** What became of a job, worst first: one failed file makes a failed job, whatever the rest. */
export const printOutcomes = ['Failed', 'Unknown', 'Canceled', 'Created', 'Success'] as const;
export type PrintOutcome = (typeof printOutcomes)[number];

const outcomeOfStatus = (status: PrintStatus): PrintOutcome => (status === 'Processed' ? 'Success' : status);

/** The worst of a job's files. */
export function outcomeOf(statuses: readonly PrintStatus[]): PrintOutcome {
  const outcomes = new Set(statuses.map(outcomeOfStatus));
  return printOutcomes.find((outcome) => outcomes.has(outcome)) ?? 'Success';
}

/** The same question for the store: jobs with a file of this outcome and none of a worse one. */
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
    // Every job has a file: what holds none of the worse is a success, and need not be looked up twice.
    outcome === 'Success' ? undefined : withOneOf([outcome]),
    worse.length === 0 ? undefined : not(withOneOf(worse)),
  );
}
