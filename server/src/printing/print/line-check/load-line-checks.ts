import { desc, eq, inArray } from 'drizzle-orm';
import { accounts, lineChecks, type printJobEntries } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
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

/** Returns the line check of a file; null where nothing is checked. */
export function lineCheckOf(
  { id, firstEntryId }: Entry,
  checks: ReadonlyMap<string, readonly MadeCheck[]>,
): FileLineCheck | null {
  if (firstEntryId === null) return null;
  const made = checks.get(firstEntryId) ?? [];
  const state = made.some(({ isPassed }) => isPassed) ? 'passed' : made.length > 0 ? 'failed' : 'open';
  return { firstEntryId, state, checks: firstEntryId === id ? [...made] : [] };
}

/** Ids of the files with the first labels of runs. */
export const firstEntriesOf = (entries: readonly Pick<Entry, 'firstEntryId'>[]): string[] => [
  ...new Set(entries.map(({ firstEntryId }) => firstEntryId).filter((id) => id !== null)),
];
