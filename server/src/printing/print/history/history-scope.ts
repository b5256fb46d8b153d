import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { mayCall } from '../../../foundation/access/access-rule.ts';
import { access } from '../../../foundation/access/access-table.ts';
import type { Caller } from '../../../foundation/access/caller.ts';
import { HttpError } from '../../../foundation/http/http-error.ts';
import { printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import { askedWords, asksNothing, type AskedWords } from '../search/asked-words.ts';
import { idWord } from '../search/print-words.ts';
import { entriesWith } from '../search/search-prints.ts';
import type { HistoryFilter } from './history-query.ts';
import { hasOutcome } from './print-outcome.ts';

/** Returns whether the caller sees the prints of others. */
export const overseesPrints = (caller: Caller) => mayCall(caller, access.printOversight);

/** Returns the condition for the jobs a person sees, before any filter. */
export const visibleTo = (caller: Caller): SQL | undefined =>
  overseesPrints(caller) ? undefined : eq(printJobs.accountId, caller.userId);

/**
 * Returns the words that a filter asks for, and with them whose prints: those are found by their words too. Undefined
 * for a filter without words.
 */
export function wordsWanted(caller: Caller, filter: HistoryFilter): AskedWords | undefined {
  const words = askedWords(filter);
  if (asksNothing(words)) return undefined;
  const personId = overseesPrints(caller) ? filter.personId : caller.userId;
  return personId === undefined ? words : { ...words, whole: [...words.whole, idWord('personId', personId)] };
}

/** Returns the condition for the files that have the words of the filter; undefined if it has none. */
export function entriesWanted(caller: Caller, filter: HistoryFilter): SQL | undefined {
  const words = wordsWanted(caller, filter);
  return words && inArray(printJobEntries.id, entriesWith(words, filter));
}

/**
 * Returns the condition for the jobs that match the filter's own fields of a job, among those the caller sees.
 * @throws HttpError as {@link requireOwn}
 */
export function jobsInScope(
  transaction: Transaction,
  caller: Caller,
  filter: HistoryFilter,
): SQL | undefined {
  requireOwn(caller, filter);
  const { personId, from, to, state } = filter;
  return and(
    visibleTo(caller),
    personId === undefined ? undefined : eq(printJobs.accountId, personId),
    from && gte(printJobs.createdAt, from),
    to && lt(printJobs.createdAt, to),
    state && hasOutcome(transaction, state),
  );
}

/** Requires that a filter asks for prints the caller sees. @throws HttpError 403 for those of somebody else */
export function requireOwn(caller: Caller, { personId }: HistoryFilter): void {
  if (personId !== undefined && personId !== caller.userId && !overseesPrints(caller))
    throw new HttpError(403, sentences.printHistory.notYours);
}
