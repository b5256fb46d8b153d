import { eq } from 'drizzle-orm';
import type { ReviewState } from 'label-core/review';
import { labelHistory, labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Actor } from './actor.ts';
import { chainEntries, chainStart } from './history-chain.ts';
import type { HistoryAction, SeenRegion } from '../../foundation/values/history-actions.ts';

/** Version an entry refers to, as it was at the time of the event. */
export interface ToldVersion {
  readonly id: number;
  readonly version: number;
  readonly versionHash: string;
  readonly fileSha256: string;
}

export interface NewEntry {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: HistoryAction;
  readonly version: ToldVersion;
  readonly from: ReviewState | null;
  readonly to: ReviewState | null;
  readonly comment?: string;
  readonly seenRegions?: readonly SeenRegion[];
  readonly publishAt?: Date | null;
  readonly signed?: boolean;
}

/** Appends entries to a label's history, chained to its last one. The caller must hold the lock on the label. */
export async function appendHistory(
  transaction: Transaction,
  { organizationId, labelId }: { readonly organizationId: number; readonly labelId: number },
  added: readonly NewEntry[],
): Promise<void> {
  const [end] = await transaction
    .select({ length: labels.historyLength, hash: labels.historyHash })
    .from(labels)
    .where(eq(labels.id, labelId));
  if (!end || added.length === 0) return;
  const chained = chainEntries(
    { length: end.length, hash: end.hash || chainStart },
    added.map(({ at, actor, version, ...entry }) => ({
      organizationId,
      labelId,
      at: at.toISOString(),
      actorId: actor.id,
      by: actor.name,
      action: entry.action,
      version: version.version,
      labelVersionId: version.id,
      from: entry.from,
      to: entry.to,
      comment: entry.comment ?? '',
      seenRegions: entry.seenRegions ?? [],
      publishAt: entry.publishAt?.toISOString() ?? null,
      versionHash: version.versionHash,
      fileSha256: version.fileSha256,
      signed: entry.signed ?? false,
    })),
  );
  await transaction.insert(labelHistory).values(
    chained.map(({ at, by, from, to, publishAt, seenRegions, ...entry }) => ({
      ...entry,
      at: new Date(at),
      actorName: by,
      fromState: from,
      toState: to,
      publishAt: publishAt === null ? null : new Date(publishAt),
      seenRegions: [...seenRegions],
    })),
  );
  const last = chained.at(-1);
  await transaction
    .update(labels)
    .set({ historyLength: end.length + chained.length, historyHash: last?.hash ?? '' })
    .where(eq(labels.id, labelId));
}
