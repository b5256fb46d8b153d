import { and, eq, exists, gte, ilike, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { mayCall } from '../../../foundation/access/access-rule.ts';
import { access } from '../../../foundation/access/access-table.ts';
import type { Caller } from '../../../foundation/access/caller.ts';
import { HttpError } from '../../../foundation/http/http-error.ts';
import { labelVersions, orders, printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import type { HistoryFilter } from './history-query.ts';
import { hasOutcome } from './print-outcome.ts';

/** Returns whether the caller sees the prints of others. */
export const overseesPrints = (caller: Caller) => mayCall(caller, access.printOversight);

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the condition for the jobs a person sees, before any filter. */
export const visibleTo = (caller: Caller): SQL | undefined =>
  overseesPrints(caller) ? undefined : eq(printJobs.accountId, caller.userId);

/** Returns the condition for files by label, article, printer and order; undefined if the filter has none of them. */
export function entriesWanted(transaction: Transaction, filter: HistoryFilter): SQL | undefined {
  const { labelId, label, article, printerId, printer, order } = filter;
  return and(
    labelId === undefined
      ? undefined
      : inArray(
          printJobEntries.labelVersionId,
          transaction
            .select({ id: labelVersions.id })
            .from(labelVersions)
            .where(eq(labelVersions.labelId, labelId)),
        ),
    label ? ilike(printJobEntries.labelName, containing(label)) : undefined,
    article ? ilike(printJobEntries.articleName, containing(article)) : undefined,
    printerId === undefined ? undefined : eq(printJobEntries.printerId, printerId),
    printer ? ilike(printJobEntries.printerName, containing(printer)) : undefined,
    order
      ? inArray(
          printJobEntries.orderId,
          transaction
            .select({ id: orders.id })
            .from(orders)
            .where(ilike(orders.orderNumber, containing(order))),
        )
      : undefined,
  );
}

/**
 * Returns the condition for the jobs that match the filter's own fields of a job, among those the caller sees.
 * @throws HttpError 403 for the prints of somebody else, if the caller sees only their own
 */
export function jobsInScope(
  transaction: Transaction,
  caller: Caller,
  filter: HistoryFilter,
): SQL | undefined {
  const { personId, from, to, state } = filter;
  if (personId !== undefined && personId !== caller.userId && !overseesPrints(caller)) {
    throw new HttpError(403, sentences.printHistory.notYours);
  }
  return and(
    visibleTo(caller),
    personId === undefined ? undefined : eq(printJobs.accountId, personId),
    from && gte(printJobs.createdAt, from),
    to && lt(printJobs.createdAt, to),
    state && hasOutcome(transaction, state),
  );
}

/**
 * Returns the condition for the jobs that match a filter. All conditions on files must hold for one file of the job.
 * @throws HttpError as {@link jobsInScope}
 */
export function jobsWanted(transaction: Transaction, caller: Caller, filter: HistoryFilter): SQL | undefined {
  const entries = entriesWanted(transaction, filter);
  return and(
    jobsInScope(transaction, caller, filter),
    entries &&
      exists(
        transaction
          .select({ one: sql`1` })
          .from(printJobEntries)
          .where(and(eq(printJobEntries.printJobId, printJobs.id), entries)),
      ),
  );
}
