import { desc, eq, inArray } from 'drizzle-orm';
import { accounts, lineChecks, type printJobEntries } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { fileLifetimeMs } from '../../../foundation/values/print-limits.ts';
import type { FileLineCheck } from './line-check-schemas.ts';

type Entry = Pick<typeof printJobEntries.$inferSelect, 'id' | 'firstEntryId'>;
type MadeCheck = FileLineCheck['checks'][number];

/** Returns the line checks of runs by the file with the first label, newest first. */
export async function loadLineChecks(
  transaction: Transaction,
  firstEntryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MadeCheck[]>> {
  if (firstEntryIds.length === 0) return new Map();
  const rows = await transaction
    .select({ check: lineChecks, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(lineChecks)
    .innerJoin(accounts, eq(accounts.id, lineChecks.accountId))
    .where(inArray(lineChecks.printJobEntryId, [...firstEntryIds]))
    .orderBy(desc(lineChecks.checkedAt), desc(lineChecks.isPassed));
  const made = Map.groupBy(rows, ({ check }) => check.printJobEntryId);
  return new Map(
    [...made].map(([id, checks]) => [
      id,
      checks.map(({ check: { checkedAt, product, label, isPassed, findings }, firstName, lastName }) => ({
        checkedAt: checkedAt.toISOString(),
        userName: `${firstName} ${lastName}`,
        product,
        label,
        isPassed,
        findings: [...findings],
      })),
    ]),
  );
}

/** Returns the state of a run by the checks that were made, newest first: one that has passed is the last. */
export function stateOf([last]: readonly MadeCheck[]): FileLineCheck['state'] {
  if (!last) return 'open';
  return last.isPassed ? 'passed' : 'failed';
}

/** Returns the line check of a file; null where nothing is checked. */
export function lineCheckOf(
  { id, firstEntryId }: Entry,
  {
    checks,
    areGone,
  }: { readonly checks: ReadonlyMap<string, readonly MadeCheck[]>; readonly areGone: boolean },
): FileLineCheck | null {
  if (firstEntryId === null) return null;
  const made = checks.get(firstEntryId) ?? [];
  const state = stateOf(made);
  const isFirst = firstEntryId === id;
  const isDue = isFirst && state !== 'passed' && !areGone;
  return { firstEntryId, state, isDue, checks: isFirst ? [...made] : [] };
}

/** Returns whether the files of a job are deleted: what waits for a check is not printed any more. */
export const areFilesGone = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  createdAt.getTime() + fileLifetimeMs <= now.getTime();

/** Ids of the files with the first labels of runs. */
export const firstEntriesOf = (entries: readonly Pick<Entry, 'firstEntryId'>[]): string[] => [
  ...new Set(entries.map(({ firstEntryId }) => firstEntryId).filter((id) => id !== null)),
];
