import { and, eq, notExists, sql } from 'drizzle-orm';
import { contentColumns } from '../labels/version-row.ts';
import { labelHistory, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { actorOf } from '../history/actor.ts';
import { appendHistory } from '../history/append-history.ts';

/** Comment in the history for a version that is older than the history. */
const takenOver = 'This version is older than the history: what happened to it before is not known.';

/**
 * Gives versions from before the review was recorded their file, their hashes and the first entry of their history.
 * Runs at every start; does nothing if it was done already, also by another process that started at the same time.
 */
export async function completeVersions(store: Store): Promise<void> {
  const unfinished = await store.asHousekeeping((transaction) =>
    transaction
      .select({
        organizationId: labelVersions.organizationId,
        labelId: labelVersions.labelId,
      })
      .from(labelVersions)
      .where(eq(labelVersions.versionHash, ''))
      .groupBy(labelVersions.organizationId, labelVersions.labelId),
  );
  for (const { organizationId, labelId } of unfinished) {
    await store.asOrganization(organizationId, (transaction) =>
      completeLabel(transaction, organizationId, labelId),
    );
  }
}

async function completeLabel(
  transaction: Transaction,
  organizationId: number,
  labelId: number,
): Promise<void> {
  await transaction.select({ id: labels.id }).from(labels).where(eq(labels.id, labelId)).for('update');
  // A version whose hash was emptied is not an old one: it has entries in the history, and the check reports it.
  const versions = await transaction
    .select()
    .from(labelVersions)
    .where(
      and(
        eq(labelVersions.labelId, labelId),
        eq(labelVersions.versionHash, ''),
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(labelHistory)
            .where(and(eq(labelHistory.labelId, labelId), eq(labelHistory.labelVersionId, labelVersions.id))),
        ),
      ),
    )
    .orderBy(labelVersions.version);
  for (const { id, version, state, template, uploadedBy, createdAt } of versions) {
    const content = contentColumns(template);
    await transaction.update(labelVersions).set(content).where(eq(labelVersions.id, id));
    await appendHistory(transaction, { organizationId, labelId }, [
      {
        at: createdAt,
        actor: await actorOf(transaction, uploadedBy),
        action: 'uploaded',
        version: { id, version, ...content },
        from: null,
        to: state,
        comment: takenOver,
      },
    ]);
  }
}
