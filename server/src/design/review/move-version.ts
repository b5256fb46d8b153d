import { eq } from 'drizzle-orm';
import type { ReviewState } from 'label-core/review';
import { labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Actor } from '../history/actor.ts';
import { appendHistory, type NewEntry } from '../history/append-history.ts';
import type { ReviewedVersion } from './reviewed-version.ts';

interface Move extends Omit<NewEntry, 'version' | 'from' | 'to' | 'actor'> {
  readonly organizationId: number;
  readonly actor: Actor;
  readonly to: ReviewState;
  /** Changes of the version besides its state. */
  readonly changes?: Partial<typeof labelVersions.$inferInsert>;
}

/** Sets the state of a version and records it in the history; every move clears the time set for its publication. */
export async function moveVersion(
  transaction: Transaction,
  version: ReviewedVersion,
  { organizationId, changes = {}, to, ...entry }: Move,
): Promise<void> {
  const next = { state: to, publishAt: null, ...changes };
  await transaction.update(labelVersions).set(next).where(eq(labelVersions.id, version.id));
  const { labelId, id, state: from } = version;
  const { versionHash = version.versionHash, fileSha256 = version.fileSha256 } = changes;
  await appendHistory(transaction, { organizationId, labelId }, [
    { ...entry, from, to, version: { id, version: version.version, versionHash, fileSha256 } },
  ]);
}
