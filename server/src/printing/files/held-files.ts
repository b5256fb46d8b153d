import { and, eq, inArray } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { lineChecks, printJobEntries } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

type Entry = Pick<typeof printJobEntries.$inferSelect, 'id' | 'firstEntryId'>;

/** Returns the first files of runs, among those of these jobs, whose line check has passed. */
export async function passedEntries(
  transaction: Transaction,
  printJobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ id: lineChecks.printJobEntryId })
    .from(lineChecks)
    .innerJoin(printJobEntries, eq(printJobEntries.id, lineChecks.printJobEntryId))
    .where(and(inArray(printJobEntries.printJobId, [...printJobIds]), eq(lineChecks.isPassed, true)));
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether a file waits for the line check of the first label of its run. */
export const isHeld = ({ id, firstEntryId }: Entry, passed: ReadonlySet<string>): boolean =>
  firstEntryId !== null && firstEntryId !== id && !passed.has(firstEntryId);

/** Requires that a file does not wait for a line check. @throws HttpError 409 */
export async function requireReleased(transaction: Transaction, { id, firstEntryId }: Entry): Promise<void> {
  if (firstEntryId === null || firstEntryId === id) return;
  const passed = await transaction.$count(
    lineChecks,
    and(eq(lineChecks.printJobEntryId, firstEntryId), eq(lineChecks.isPassed, true)),
  );
  if (passed === 0) throw new HttpError(409, sentences.lineCheck.held);
}
