import { eq, lt, sql } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { organizations, printCounters } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import { sentences } from '../sentences/index.ts';

export interface PrintAllowance {
  /** Print jobs per month; null: no limit. */
  readonly allowedPrintJobs: number | null;
  readonly printedJobs: number;
}

/** Returns the month an allowance belongs to, in UTC: '2026-11'. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);

const outOfPrintJobs = () => new HttpError(402, sentences.subscription.outOfPrintJobs);

export async function loadPlan(transaction: Transaction): Promise<SubscriptionPlan> {
  const [organization] = await transaction
    .select({ subscription: organizations.subscription })
    .from(organizations);
  if (!organization) throw new HttpError(404, sentences.organization.gone);
  return organization.subscription;
}

export async function readAllowance(transaction: Transaction, now: Date): Promise<PrintAllowance> {
  const { allowedPrintJobs } = await loadPlan(transaction);
  const [counter] = await transaction
    .select({ printedJobs: printCounters.printedJobs })
    .from(printCounters)
    .where(eq(printCounters.month, monthOf(now)));
  return { allowedPrintJobs, printedJobs: counter?.printedJobs ?? 0 };
}

/** Refuses a print early if the allowance is already used up. @throws HttpError 402 */
export async function requireAllowance(transaction: Transaction, now: Date): Promise<void> {
  const { allowedPrintJobs, printedJobs } = await readAllowance(transaction, now);
  if (allowedPrintJobs !== null && printedJobs >= allowedPrintJobs) throw outOfPrintJobs();
}

/**
 * Takes one print job off the month's allowance. The counter's row is locked until the transaction ends, so that
 * parallel prints count one after the other and the allowance never becomes negative.
 * @throws HttpError 402
 */
export async function takeAllowance(
  transaction: Transaction,
  organizationId: number,
  now: Date,
): Promise<void> {
  const { allowedPrintJobs } = await loadPlan(transaction);
  const month = monthOf(now);
  if (allowedPrintJobs === 0) throw outOfPrintJobs();
  const taken = await transaction
    .insert(printCounters)
    .values({ organizationId, month, printedJobs: 1 })
    .onConflictDoUpdate({
      target: [printCounters.organizationId, printCounters.month],
      set: { printedJobs: sql`${printCounters.printedJobs} + 1` },
      ...(allowedPrintJobs !== null && { setWhere: lt(printCounters.printedJobs, allowedPrintJobs) }),
    })
    .returning({ printedJobs: printCounters.printedJobs });
  if (taken.length === 0) throw outOfPrintJobs();
}
