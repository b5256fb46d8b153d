import { and, countDistinct, desc, eq, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../../foundation/access/caller.ts';
import { printJobEntries, printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { HistoryFilter } from './history-query.ts';
import { entriesWanted, jobsInScope } from './history-scope.ts';

/** Max. days, as no chart shows more; the latest ones are returned. */
const maxDays = 400;

export const dayCountSchema = z.strictObject({
  /** Calendar day in the requested time zone: 2026-11-21. */
  day: z.iso.date(),
  jobs: z.int(),
  labels: z.int(),
});

/** Counts labels and jobs by the days of a time zone, oldest first; days without prints are left out. */
export async function countPerDay(
  transaction: Transaction,
  caller: Caller,
  { timeZone, ...filter }: HistoryFilter & { readonly timeZone: string },
): Promise<z.infer<typeof dayCountSchema>[]> {
  // The store handles the zone's clock changes, and a day that begins at one o'clock. The expression occurs once and is
  // grouped by position.
  const day = sql<string>`to_char(${printJobs.createdAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const rows = await transaction
    .select({
      day,
      jobs: countDistinct(printJobs.id),
      labels: sum(printJobEntries.labelCount).mapWith(Number),
    })
    .from(printJobs)
    .innerJoin(printJobEntries, eq(printJobEntries.printJobId, printJobs.id))
    .where(and(jobsInScope(transaction, caller, filter), entriesWanted(caller, filter)))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`))
    .limit(maxDays);
  return rows.toReversed().map((row) => ({ ...row, labels: row.labels ?? 0 }));
}
