import { supersedeOthers } from '../labels/add-version.ts';
import type { LabelWriter } from '../labels/label-writer.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { emitEvent } from '../../foundation/events/emit-event.ts';
import { actorOf, type Actor } from '../history/actor.ts';
import { appendHistory } from '../history/append-history.ts';
import { moveVersion } from './move-version.ts';
import { tellUploader, type MailWriter } from '../reviewers/review-mails.ts';
import { movedOn } from './review-refusals.ts';
import { lockVersion, requireStep, type ReviewedVersion } from './reviewed-version.ts';

const latestMs = 366 * 24 * 3_600_000;

export interface Publication {
  readonly labelVersionId: number;
  readonly versionHash?: string | undefined;
  /** Null: at once. */
  readonly publishAt: Date | null;
  readonly comment: string;
}

/** Requires a time in the future, but not so far ahead that it must be a mistake. @throws HttpError 422 */
export function requireTimeAhead(publishAt: Date | null, now: Date): void {
  if (publishAt === null) return;
  const aheadMs = publishAt.getTime() - now.getTime();
  if (aheadMs > 0 && aheadMs <= latestMs) return;
  const { timePassed, timeFar } = sentences.review;
  refuse([{ path: 'publishAt', ...(aheadMs <= 0 ? timePassed : timeFar) }]);
}

/** Publishes a version at once, or sets the time of its publication. @throws HttpError 403, 404, 409, 422 */
export async function publishVersion(
  transaction: Transaction,
  writer: LabelWriter,
  { publishAt, comment, signed, ...wanted }: Publication & { readonly signed: boolean },
): Promise<'Published' | 'Publisher'> {
  const now = writer.services.clock();
  requireTimeAhead(publishAt, now);
  const version = await lockVersion(transaction, wanted);
  const { caller } = writer;
  await requireStep(transaction, version, { caller, action: 'publish', versionHash: wanted.versionHash });
  const actor = await actorOf(transaction, caller.userId);
  if (publishAt === null) {
    await publishNow(transaction, writer, version, { actor, at: now, action: 'publish', comment, signed });
    return 'Published';
  }
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: now,
    actor,
    action: 'scheduled',
    to: 'Publisher',
    changes: { publishAt },
    publishAt,
    comment,
    signed,
  });
  return 'Publisher';
}

/** Clears the publication time; the version waits for its publication again. @throws HttpError 403, 404, 409 */
export async function unscheduleVersion(
  transaction: Transaction,
  writer: LabelWriter,
  wanted: Pick<Publication, 'labelVersionId' | 'versionHash'>,
): Promise<void> {
  const version = await lockVersion(transaction, wanted);
  const { caller, services } = writer;
  await requireStep(transaction, version, { caller, action: 'publish', versionHash: wanted.versionHash });
  if (version.publishAt === null) throw movedOn(version, undefined);
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: services.clock(),
    actor: await actorOf(transaction, caller.userId),
    action: 'unscheduled',
    to: 'Publisher',
  });
}

interface Publishing {
  readonly actor: Actor;
  readonly at: Date;
  readonly action: 'publish' | 'published-on-time';
  readonly comment: string;
  readonly signed: boolean;
}

/**
 * Publishes this version, so that it is printed from now on, and supersedes the older ones. The caller must hold the
 * lock on the label.
 */
export async function publishNow(
  transaction: Transaction,
  writer: MailWriter,
  version: ReviewedVersion,
  { actor, at, ...entry }: Publishing,
): Promise<void> {
  const { organizationId } = writer.caller;
  const { labelId, id } = version;
  const superseded = await supersedeOthers(transaction, { labelId, isPublished: true });
  await moveVersion(transaction, version, {
    ...entry,
    organizationId,
    at,
    actor,
    to: 'Published',
    changes: { publishedAt: at },
  });
  await appendHistory(
    transaction,
    { organizationId, labelId },
    superseded.filter((other) => other.version.id !== id).map((other) => ({ ...other, at, actor })),
  );
  await emitEvent(transaction, {
    organizationId,
    event: 'version.published',
    now: at,
    data: { labelId, labelVersionId: id, labelName: version.name, version: version.version },
  });
  await tellUploader(transaction, writer, {
    ...version,
    labelVersionId: id,
    state: 'Published',
    by: actor.name,
    comment: entry.comment,
  });
}
