import type { ReviewState } from 'label-core/review';
import type { LabelWriter } from '../labels/label-writer.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { actorOf } from '../history/actor.ts';
import { moveVersion } from './move-version.ts';
import { lockVersion, requireStep } from './reviewed-version.ts';

interface Withdrawal {
  readonly labelVersionId: number;
  readonly versionHash?: string | undefined;
  readonly comment: string;
}

/**
 * Withdraws a version for good, also the published one: then nothing of the label is printed.
 * @throws HttpError 403, 404, 409
 */
export async function withdrawVersion(
  transaction: Transaction,
  writer: LabelWriter,
  { comment, versionHash, ...wanted }: Withdrawal,
): Promise<ReviewState> {
  const version = await lockVersion(transaction, wanted);
  const { caller, services } = writer;
  const to = await requireStep(transaction, version, { caller, action: 'withdraw', versionHash });
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: services.clock(),
    actor: await actorOf(transaction, caller.userId),
    action: 'withdraw',
    to,
    comment,
  });
  return to;
}
