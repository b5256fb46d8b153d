import { and, eq, sql } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import { organizations, printCounters } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import { labelDaysColumns, labelDaysOf, type LabelDays } from '../organizations/label-days.ts';
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

const loadTerms = fixedStatement((transaction, { month }: Places<{ month: string }>) =>
  transaction
    .select({
      subscription: organizations.subscription,
      printedJobs: printCounters.printedJobs,
      ...labelDaysColumns,
    })
    .from(organizations)
    .leftJoin(
      printCounters,
      and(eq(printCounters.organizationId, organizations.organizationId), eq(printCounters.month, month)),
    ),
);

/** Asks for what the prints of the transaction's organisation go by; see {@link termsOf}. */
export const askForTerms = (transaction: Transaction, now: Date) =>
  loadTerms(transaction, { month: monthOf(now) });

/** Returns the days of labels. @throws HttpError 402 if the allowance is already used up, 404 without an organisation */
export function termsOf([row]: Awaited<ReturnType<typeof askForTerms>>): LabelDays {
  if (!row) throw new HttpError(404, sentences.organization.gone);
  const { allowedPrintJobs } = row.subscription;
  if (allowedPrintJobs !== null && (row.printedJobs ?? 0) >= allowedPrintJobs) throw outOfPrintJobs();
  return labelDaysOf(row);
}

/**
 * Takes one print job off the month's allowance. The counter's row is locked until the transaction ends, so that
 * parallel prints count one after the other and the allowance never becomes negative. If nothing is left, the statement
 * fails, see {@link refusalOfPrint}: so it can be sent in one message with the commit, which does nothing then.
 */
export const takeAllowance = (transaction: Transaction, organizationId: number, now: Date) =>
  transaction.execute(sql`
    with plan as (
      select (${organizations.subscription} ->> 'allowedPrintJobs')::integer as allowed from ${organizations}
    ), taken as (
      insert into ${printCounters} (organization_id, month, printed_jobs)
      select ${organizationId}::integer, ${monthOf(now)}::text, 1 from plan where allowed is distinct from 0
      on conflict (organization_id, month) do update set printed_jobs = print_counters.printed_jobs + 1
        where (select allowed is null or print_counters.printed_jobs < allowed from plan)
      returning 1
    )
    select 1 / count(*) from taken`);

const divisionByZero = '22012';

/** Returns the refusal that the failure of {@link takeAllowance} means; undefined for any other error. */
export function refusalOfPrint(error: unknown): HttpError | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const isUsedUp = cause instanceof Error && 'code' in cause && cause.code === divisionByZero;
  return isUsedUp ? outOfPrintJobs() : undefined;
}
