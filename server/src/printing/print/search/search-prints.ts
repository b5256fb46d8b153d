import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { PrintStatus } from '../../../foundation/values/print-status.ts';
import type { AskedWords } from './asked-words.ts';

/** Jobs are counted up to this number; one more stands for all others. */
export const mostCounted = 2_000;

interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

interface JobSearch {
  readonly words: AskedWords;
  readonly period: Period;
  /** Statuses of which a file of the job has one, and of which none has one. */
  readonly withOne: readonly PrintStatus[] | undefined;
  readonly withNone: readonly PrintStatus[] | undefined;
  readonly take: number;
  readonly offset: number;
}

const resultSchema = z.object({
  rows: z.tuple([z.object({ total: z.int(), job_ids: z.array(z.string()) })]),
});

const moment = (at: Date | undefined): SQL => sql`${at?.toISOString() ?? null}::timestamptz`;
const texts = (list: readonly string[] | undefined): SQL =>
  sql`${list === undefined ? null : sql.param(list)}::text[]`;

/**
 * Returns the ids of one page of the jobs with a file that has all the words, newest first, and their number: at most
 * `mostCounted` and one more (server/drizzle/0035).
 */
export async function searchPrintJobs(
  transaction: Transaction,
  { words, period, withOne, withNone, take, offset }: JobSearch,
): Promise<{ total: number; jobIds: readonly string[] }> {
  const result = await transaction.execute(
    sql`select total, job_ids from search_print_jobs(
      ${texts(words.whole)}, ${texts(words.beginnings)}, ${moment(period.from)}, ${moment(period.to)},
      ${texts(withOne)}, ${texts(withNone)}, ${mostCounted}::integer, ${take}::integer, ${offset}::integer)`,
  );
  const [{ total, job_ids: jobIds }] = resultSchema.parse(result).rows;
  return { total, jobIds };
}

/** Returns a query for the ids of the files of a period that have all the words. */
export const entriesWith = ({ whole, beginnings }: AskedWords, { from, to }: Period): SQL =>
  sql`(select * from search_print_entries(${texts(whole)}, ${texts(beginnings)}, ${moment(from)}, ${moment(to)}))`;

/** Returns the condition that words of `print_searches` are those that are asked for. */
export const hasWords = (column: SQL | { getSQL: () => SQL }, { whole, beginnings }: AskedWords): SQL =>
  sql`${column} @@ print_search_query('', ${texts(whole)}, ${texts(beginnings)})`;
