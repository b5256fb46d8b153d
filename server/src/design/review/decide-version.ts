import type { ReviewState } from 'label-core/review';
import type { LabelWriter } from '../labels/label-writer.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { actorOf } from '../history/actor.ts';
import type { SeenRegion } from '../../foundation/values/history-actions.ts';
import { moveVersion } from './move-version.ts';
import { tellUploader, tellWhoseTurn } from '../reviewers/review-mails.ts';
import { lockVersion, requireStep } from './reviewed-version.ts';

export interface Decision {
  readonly labelId: number;
  readonly labelVersionId: number;
  readonly approved: boolean;
  /** Reason; required for a rejection. */
  readonly comment: string;
  /** Hash of the template that was reviewed. */
  readonly versionHash: string;
  /** State shown on the screen; if omitted, the decision applies to whatever state the version is in now. */
  readonly state?: ReviewState | undefined;
  readonly seenRegions: readonly SeenRegion[];
}

/** Requires a reason for a rejection: the author of the version has no other information. @throws HttpError 422 */
export function requireReason({ approved, comment }: Pick<Decision, 'approved' | 'comment'>): void {
  if (approved || comment !== '') return;
  refuse([{ path: 'comment', ...sentences.review.reasonMissing }]);
}

/** Approves or rejects a version in its current review. @throws HttpError 403, 404, 409, 422 */
export async function decideVersion(
  transaction: Transaction,
  writer: LabelWriter,
  { approved, comment, seenRegions, signed, ...decision }: Decision & { readonly signed: boolean },
): Promise<ReviewState> {
  const version = await lockVersion(transaction, decision);
  const { caller } = writer;
  const action = approved ? 'approve' : 'reject';
  const { versionHash, state: shownState } = decision;
  const to = await requireStep(transaction, version, { caller, action, versionHash, shownState });
  const actor = await actorOf(transaction, caller.userId);
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: writer.services.clock(),
    actor,
    action,
    to,
    comment,
    seenRegions,
    signed,
  });
  const moved = { ...version, labelVersionId: version.id, state: to };
  if (approved) await tellWhoseTurn(transaction, writer, moved);
  else await tellUploader(transaction, writer, { ...moved, by: actor.name, comment });
  return to;
}
