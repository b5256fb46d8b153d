import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { printStatuses, type PrintStatus } from '../../../foundation/values/print-status.ts';
import { outcomeOf, printOutcomes } from './print-outcome.ts';

/** What the list of jobs and the page of one say alike. */
export const jobHeadShape = {
  entityId: z.uuid(),
  status: z.enum(printStatuses),
  /** The worst of its files. */
  state: z.enum(printOutcomes),
  createdAt: z.iso.datetime(),
  computerName: z.string(),
  userId: z.int(),
  userName: z.string(),
  labelCount: z.int(),
};

/** The jobs with the names of who printed them, for whatever is asked of them. */
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

/** A job of `selectJobs` in these words, counted over its entries. */
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
