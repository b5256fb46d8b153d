import { and, asc, eq, inArray } from 'drizzle-orm';
import { canReview, type ReviewRole } from 'label-core/review';
import { labels, labelVersions, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { actionInTurn } from '../reviewers/people-in-turn.ts';

/** States that wait for a decision: the dashboard lists these as pending. */
export const pendingStates = ['DataApprover', 'DesignApprover', 'Publisher'] as const;
type PendingState = (typeof pendingStates)[number];

const isPending = (state: string): state is PendingState =>
  (pendingStates as readonly string[]).includes(state);

/** Loads the versions of enabled labels that wait for a decision, oldest first. */
export async function loadPendingVersions(transaction: Transaction) {
  const rows = await transaction
    .select({
      labelId: labels.id,
      labelVersionId: labelVersions.id,
      name: labels.name,
      version: labelVersions.version,
      state: labelVersions.state,
      createdAt: labelVersions.createdAt,
      uploadedBy: labelVersions.uploadedBy,
      publishAt: labelVersions.publishAt,
      bindsMaster: organizations.bindsMaster,
    })
    .from(labelVersions)
    .innerJoin(organizations, eq(organizations.organizationId, labelVersions.organizationId))
    .innerJoin(labels, and(eq(labels.id, labelVersions.labelId), eq(labels.isEnabled, true)))
    .where(inArray(labelVersions.state, [...pendingStates]))
    .orderBy(asc(labelVersions.createdAt), asc(labelVersions.id));
  return rows.flatMap(({ state, ...row }) => (isPending(state) ? [{ ...row, state }] : []));
}

interface Decider {
  readonly userId: number;
  readonly qualityRoles: readonly ReviewRole[];
}

/**
 * Returns the next version this person can decide on, and the number of such versions; one with a publication time
 * counts as decided.
 */
export async function loadNext(transaction: Transaction, { userId, qualityRoles }: Decider) {
  const mine = (await loadPendingVersions(transaction)).filter(
    ({ state, uploadedBy, publishAt, bindsMaster }) => {
      const action = actionInTurn(state);
      return (
        action !== undefined &&
        publishAt === null &&
        canReview({ state, isOwn: uploadedBy === userId, bindsMaster }, qualityRoles, action)
      );
    },
  );
  const [first] = mine;
  return {
    next: first ? nextOf(first) : null,
    left: mine.length,
  };
}

const nextOf = ({
  labelId,
  labelVersionId,
  name,
  state,
}: Awaited<ReturnType<typeof loadPendingVersions>>[number]) => ({ labelId, labelVersionId, name, state });
