import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { printStatuses, type PrintStatus } from '../../../foundation/values/print-status.ts';
import { outcomeOf, printOutcomes } from './print-outcome.ts';

/** Fields that the list of jobs and the page of one job have in common. */
export const jobHeadShape = {
  entityId: z.uuid(),
  status: z.enum(printStatuses),
  /** The worst outcome of its files. */
  state: z.enum(printOutcomes),
  createdAt: z.iso.datetime(),
  computerName: z.string(),
  userId: z.int(),
  userName: z.string(),
  labelCount: z.int(),
};

/** Selects jobs with the names of the people who printed them, for any condition. */
export const selectJobs = (transaction: Transaction) =>
  transaction
    .select({ job: printJobs, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(printJobs)
    .innerJoin(accounts, eq(accounts.id, printJobs.accountId));

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

/** Returns a job of `selectJobs` in this shape, with the counts of its entries. */
export const jobHead = (
  found: Named & { readonly job: typeof printJobs.$inferSelect },
  entries: readonly { readonly status: PrintStatus; readonly labelCount: number }[],
) => ({
  entityId: found.job.id,
  status: found.job.status,
  state: outcomeOf(entries.map(({ status }) => status)),
  createdAt: found.job.createdAt.toISOString(),
  computerName: found.job.computerName,
  userId: found.job.accountId,
  userName: nameOf(found),
  labelCount: entries.reduce((sum, { labelCount }) => sum + labelCount, 0),
});
