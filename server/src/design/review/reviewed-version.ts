import { and, desc, eq } from 'drizzle-orm';
import { canReview, decideReview, type ReviewAction, type ReviewState } from 'label-core/review';
import type { Caller } from '../../foundation/access/caller.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { labelHistory, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { loadReviewSettings } from './review-settings.ts';
import { movedOn, ownVersion, roleMissing, staleFile } from './review-refusals.ts';

const columns = {
  labelId: labels.id,
  name: labels.name,
  id: labelVersions.id,
  version: labelVersions.version,
  state: labelVersions.state,
  versionHash: labelVersions.versionHash,
  fileSha256: labelVersions.fileSha256,
  uploadedBy: labelVersions.uploadedBy,
  publishAt: labelVersions.publishAt,
};

export interface ReviewedVersion {
  readonly labelId: number;
  /** Name of the label. */
  readonly name: string;
  readonly id: number;
  readonly version: number;
  readonly state: ReviewState;
  readonly versionHash: string;
  readonly fileSha256: string;
  readonly uploadedBy: number;
  readonly publishAt: Date | null;
}

export interface WantedVersion {
  readonly labelVersionId: number;
  /** If the address names the label too, the version must belong to it. */
  readonly labelId?: number;
}

/** @throws HttpError 404 */
export async function findVersion(
  transaction: Transaction,
  { labelVersionId, labelId }: WantedVersion,
): Promise<ReviewedVersion> {
  const [found] = await transaction
    .select(columns)
    .from(labelVersions)
    .innerJoin(labels, eq(labels.id, labelVersions.labelId))
    .where(
      and(
        eq(labelVersions.id, labelVersionId),
        labelId === undefined ? undefined : eq(labelVersions.labelId, labelId),
      ),
    );
  if (!found) throw notFound('labelVersion', labelVersionId);
  return found;
}

/**
 * Returns the version with its label locked, so that other changes of the label wait for this transaction.
 * @throws HttpError 404
 */
export async function lockVersion(transaction: Transaction, wanted: WantedVersion): Promise<ReviewedVersion> {
  const { labelId } = await findVersion(transaction, wanted);
  await transaction.select({ id: labels.id }).from(labels).where(eq(labels.id, labelId)).for('update');
  return findVersion(transaction, wanted);
}

interface Intended {
  readonly caller: Pick<Caller, 'userId' | 'qualityRoles'>;
  readonly action: ReviewAction;
  /** Hash of the template that the person has reviewed. */
  readonly versionHash?: string | undefined;
  /** State shown on their screen. */
  readonly shownState?: ReviewState | undefined;
}

/**
 * Returns the state a step leads to, if this person may take it now according to the table of the review.
 * @throws HttpError 409 for a stale screen and a wrong state, 403 for a missing role and one's own version
 */
export async function requireStep(
  transaction: Transaction,
  version: ReviewedVersion,
  { caller, action, versionHash, shownState }: Intended,
): Promise<ReviewState> {
  if (versionHash !== undefined && versionHash !== version.versionHash) throw staleFile();
  const isOwn = version.uploadedBy === caller.userId;
  const { bindsMaster } = await loadReviewSettings(transaction);
  const moved = async () => movedOn(version, await lastEntry(transaction, version));
  if (shownState !== undefined && shownState !== version.state) throw await moved();
  const decision = decideReview({ state: version.state, isOwn, bindsMaster }, caller.qualityRoles, action);
  if ('next' in decision) return decision.next;
  if (decision.refusal === 'own-version') throw ownVersion();
  if (decision.refusal === 'not-in-this-state') throw await moved();
  // If two people may take the same step, the second one must read that it was taken, and not that they lack the role
  // for the next.
  const last = await lastEntry(transaction, version);
  const couldHave =
    last?.from && canReview({ state: last.from, isOwn, bindsMaster }, caller.qualityRoles, action);
  throw couldHave && last.from !== version.state
    ? movedOn(version, last)
    : roleMissing(version.state, action);
}

async function lastEntry(transaction: Transaction, { labelId, id }: ReviewedVersion) {
  const [last] = await transaction
    .select({ action: labelHistory.action, from: labelHistory.fromState, by: labelHistory.actorName })
    .from(labelHistory)
    .where(and(eq(labelHistory.labelId, labelId), eq(labelHistory.labelVersionId, id)))
    .orderBy(desc(labelHistory.historyId))
    .limit(1);
  return last;
}
