import { and, asc, count, desc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../../foundation/access/caller.ts';
import { printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { printStatuses } from '../../../foundation/values/print-status.ts';
import type { HistoryFilter } from './history-query.ts';
import type { AskedWords } from '../search/asked-words.ts';
import { findMatches, matchSchema } from '../search/find-matches.ts';
import { mostCounted, searchPrintJobs } from '../search/search-prints.ts';
import { jobsInScope, requireOwn, visibleTo, wordsWanted } from './history-scope.ts';
import { jobHead, jobHeadShape, selectJobs } from './job-head.ts';
import { statusesOf } from './print-outcome.ts';

export const historyRowSchema = z.strictObject({
  ...jobHeadShape,
  reprintOf: z.uuid().nullable(),
  reprintReason: z.string().nullable(),
  entries: z.array(
    z.strictObject({
      printJobEntryId: z.uuid(),
      status: z.enum(printStatuses),
      labelCount: z.int(),
      labelName: z.string(),
      articleName: z.string().nullable(),
      printerName: z.string(),
    }),
  ),
  /** What was found of the first file that has all that was searched; empty where nothing was. */
  matches: z.array(matchSchema),
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

interface Page {
  readonly take: number;
  readonly offset: number;
}

/**
 * Returns one page of the jobs that match a filter, newest first, with what was found of them, and their number: at most
 * `mostCounted` and one more.
 * @throws HttpError 403 for the prints of somebody else, if the caller sees only their own
 */
export async function listJobs(
  transaction: Transaction,
  caller: Caller,
  { take, offset, ...filter }: HistoryFilter & Page,
): Promise<{ data: HistoryRow[]; total: number }> {
  const words = wordsWanted(caller, filter);
  const { total, jobs } = words
    ? await searchJobs(transaction, caller, { words, filter, take, offset })
    : await walkJobs(transaction, caller, { filter, take, offset });
  const ids = jobs.map(({ job }) => job.id);
  const entries = await transaction
    .select({
      printJobId: printJobEntries.printJobId,
      entry: {
        printJobEntryId: printJobEntries.id,
        status: printJobEntries.status,
        labelCount: printJobEntries.labelCount,
        labelName: printJobEntries.labelName,
        articleName: printJobEntries.articleName,
        printerName: printJobEntries.printerName,
      },
    })
    .from(printJobEntries)
    .where(inArray(printJobEntries.printJobId, ids))
    .orderBy(asc(printJobEntries.position));
  const found = words && (await findMatches(transaction, ids, { asked: filter, words }));
  const entriesOf = Map.groupBy(entries, ({ printJobId }) => printJobId);
  const data = jobs.map((row) => {
    const { job } = row;
    const own = (entriesOf.get(job.id) ?? []).map(({ entry }) => entry);
    return {
      ...jobHead(row, own),
      reprintOf: job.reprintOf,
      reprintReason: job.reprintReason,
      entries: own,
      matches: [...(found?.get(job.id) ?? [])],
    };
  });
  return { data, total };
}

interface Asked extends Page {
  readonly filter: HistoryFilter;
}

/** Jobs of a filter without words: those of a time, a person or an outcome. */
async function walkJobs(transaction: Transaction, caller: Caller, { filter, take, offset }: Asked) {
  const wanted = jobsInScope(transaction, caller, filter);
  const counted = transaction
    .select({ one: sql`1` })
    .from(printJobs)
    .where(wanted)
    .limit(mostCounted + 1)
    .as('counted');
  const [number] = await transaction.select({ total: count() }).from(counted);
  const jobs = await selectJobs(transaction)
    .where(wanted)
    .orderBy(desc(printJobs.createdAt), asc(printJobs.id))
    .limit(take)
    .offset(offset);
  return { total: number?.total ?? 0, jobs };
}

/** Jobs of a filter with words. */
async function searchJobs(
  transaction: Transaction,
  caller: Caller,
  { words, filter, take, offset }: Asked & { readonly words: AskedWords },
) {
  requireOwn(caller, filter);
  const { total, jobIds } = await searchPrintJobs(transaction, {
    words,
    period: filter,
    ...(filter.state ? statusesOf(filter.state) : { withOne: undefined, withNone: undefined }),
    take,
    offset,
  });
  const jobs = await selectJobs(transaction)
    .where(and(inArray(printJobs.id, [...jobIds]), visibleTo(caller)))
    .orderBy(desc(printJobs.createdAt), asc(printJobs.id));
  return { total, jobs };
}
