import { asc, eq } from 'drizzle-orm';
import { labelHistory } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { HistoryEntry } from './history-chain.ts';

/** Loads the history of a label as it was hashed, oldest first. */
export async function loadHistory(transaction: Transaction, labelId: number): Promise<HistoryEntry[]> {
  const rows = await transaction
    .select()
    .from(labelHistory)
    .where(eq(labelHistory.labelId, labelId))
    .orderBy(asc(labelHistory.historyId));
  return rows.map(({ at, actorName, fromState, toState, publishAt, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    by: actorName,
    from: fromState,
    to: toState,
    publishAt: publishAt?.toISOString() ?? null,
  }));
}
