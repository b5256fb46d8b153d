import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { fileLifetimeMs } from '../../foundation/values/print-limits.ts';
import { printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Counts of the labels of one order line by outcome, over all its prints. */
export interface LineProgress {
  readonly printedCount: number;
  readonly openCount: number;
}

export type OrderProgress = ReadonlyMap<number, ReadonlyMap<number, LineProgress>>;

const none: LineProgress = { printedCount: 0, openCount: 0 };

/** Returns the progress of a line; zero if it was never printed. */
export const progressOf = (progress: OrderProgress, orderId: number, position: number): LineProgress =>
  progress.get(orderId)?.get(position) ?? none;

/**
 * Counts labels by order and line. Open are those that nobody has confirmed, and those that wait as long as they can
 * still be printed: the file of an entry lasts a day, and an entry that was not reported until then is over.
 */
export async function loadProgress(
  transaction: Transaction,
  orderIds: readonly number[],
  now: Date,
): Promise<OrderProgress> {
  const { status, labelCount, orderId, orderLine, printJobId } = printJobEntries;
  const oldest = new Date(now.getTime() - fileLifetimeMs).toISOString();
  const printed = sql`${status} in ('Success', 'Processed')`;
  const open = sql`(${status} = 'Unknown' or (${status} = 'Created' and ${printJobs.createdAt} > ${oldest}))`;
  const rows = await transaction
    .select({
      orderId: sql`${orderId}`.mapWith(Number),
      position: sql`${orderLine}`.mapWith(Number),
      printedCount: sql`coalesce(sum(${labelCount}) filter (where ${printed}), 0)`.mapWith(Number),
      openCount: sql`coalesce(sum(${labelCount}) filter (where ${open}), 0)`.mapWith(Number),
    })
    .from(printJobEntries)
    .innerJoin(printJobs, eq(printJobs.id, printJobId))
    .where(and(inArray(orderId, [...orderIds]), isNotNull(orderLine)))
    .groupBy(orderId, orderLine);
  return new Map(
    [...Map.groupBy(rows, (row) => row.orderId)].map(([id, lines]) => [
      id,
      new Map(lines.map(({ position, printedCount, openCount }) => [position, { printedCount, openCount }])),
    ]),
  );
}
