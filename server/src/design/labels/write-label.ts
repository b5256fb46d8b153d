import { eq, inArray, sql } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { actorOf } from '../history/actor.ts';
import { tellWhoseTurn } from '../reviewers/review-mails.ts';
import { labels, labelVersions } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { requireRoomForLabels } from '../../people/subscription/label-limit.ts';
import { addVersion, type AddedVersion } from './add-version.ts';
import { requireLabelName } from './create-label.ts';
import { changedMeanwhile, requireNewest } from './label-conflict.ts';
import { setPlaces } from './label-places.ts';
import type { LabelWriter } from './label-writer.ts';
import type { ChangedLabel } from './label-write-schemas.ts';
import { loadHoldingUse } from './load-label-setup.ts';
import { newestFirst } from './newest-first.ts';
import { recordLabelEvent } from './record-label-event.ts';
import { withVariableRules } from './variable-rules.ts';
import { whyKept } from './why-kept.ts';

/**
 * Changes name, groups and printers; if there are rules for variables, also creates the next version.
 * @throws HttpError 404, 409 if it was changed meanwhile, 422 naming each field
 */
export async function changeLabel(
  transaction: Transaction,
  writer: LabelWriter,
  {
    labelId,
    groups,
    printers,
    variables,
    revision,
    ...settings
  }: ChangedLabel & { readonly labelId: number },
): Promise<void> {
  const { name } = settings;
  await lockLabel(transaction, labelId, revision);
  await requireLabelName(transaction, name, labelId);
  const { organizationId } = writer.caller;
  await setPlaces(transaction, { organizationId, labelId, groupIds: groups, printerIds: printers });
  await transaction
    .update(labels)
    .set({ ...settings, revision: sql`${labels.revision} + 1` })
    .where(eq(labels.id, labelId));
  await recordLabelEvent(transaction, writer, 'label-changed', { labelId, name });
  if (variables.length === 0) return;
  await addNextVersion(transaction, writer, {
    labelId,
    revision: undefined,
    next: (newest) => withVariableRules(newest, variables),
  });
}

interface NextVersion extends Pick<Parameters<typeof addVersion>[1], 'file' | 'comment'> {
  readonly labelId: number;
  readonly revision: number | undefined;
  /** Hash of the newest version that the author saw; omitted: whichever is the newest. */
  readonly basedOn?: string | undefined;
  /** Returns the next version derived from the newest one; throws HttpError if that is impossible. */
  readonly next: (newest: LabelTemplate) => LabelTemplate;
  /** When omitted: a review as defined in ADR 0019. */
  readonly begins?: 'draft' | 'review';
}

/** Adds the next version of a label, derived from the newest one. @throws HttpError 404, 409 if it was changed meanwhile */
export async function addNextVersion(
  transaction: Transaction,
  writer: LabelWriter,
  { labelId, revision, basedOn, next, begins = 'review', ...upload }: NextVersion,
): Promise<AddedVersion> {
  const { name } = await lockLabel(transaction, labelId, revision);
  if (basedOn !== undefined) await requireNewest(transaction, { labelId, name, versionHash: basedOn });
  const newest = await newestTemplate(transaction, labelId);
  const { organizationId, userId } = writer.caller;
  const added = await addVersion(transaction, {
    ...upload,
    organizationId,
    labelId,
    template: { ...next(newest), name },
    actor: await actorOf(transaction, userId),
    begins,
    now: writer.services.clock(),
  });
  await transaction
    .update(labels)
    .set({ revision: sql`${labels.revision} + 1` })
    .where(eq(labels.id, labelId));
  await recordLabelEvent(transaction, writer, 'label-version-added', { labelId, name });
  await tellWhoseTurn(transaction, writer, { ...added, labelId, name, uploadedBy: userId });
  return added;
}

/**
 * Enables or disables labels, all or none of them; those already in that state stay untouched.
 * @throws HttpError 404 for one that does not exist, 409 at the limit of labels
 */
export async function switchLabels(
  transaction: Transaction,
  writer: Writer,
  { labelIds, isEnabled }: { readonly labelIds: readonly number[]; readonly isEnabled: boolean },
): Promise<void> {
  const there = await transaction
    .select({ labelId: labels.id, name: labels.name, isEnabled: labels.isEnabled })
    .from(labels)
    .where(inArray(labels.id, [...labelIds]))
    .orderBy(labels.id)
    .for('update');
  const missing = labelIds.find((id) => !there.some(({ labelId }) => labelId === id));
  if (missing !== undefined) throw notFound('label', missing);
  const switched = there.filter((label) => label.isEnabled !== isEnabled);
  if (switched.length === 0) return;
  if (isEnabled) await requireRoomForLabels(transaction, switched.length);
  await transaction
    .update(labels)
    .set({ isEnabled, revision: sql`${labels.revision} + 1` })
    .where(
      inArray(
        labels.id,
        switched.map(({ labelId }) => labelId),
      ),
    );
  for (const label of switched) {
    await recordLabelEvent(transaction, writer, isEnabled ? 'label-enabled' : 'label-disabled', label);
  }
}

/**
 * Deletes a label that was never printed and that no order and no widget uses; articles are disconnected from it.
 * @throws HttpError 404, 409 naming what prevents it
 */
export async function deleteLabel(transaction: Transaction, writer: Writer, labelId: number): Promise<void> {
  const { name } = await lockLabel(transaction, labelId, undefined);
  const reasons = whyKept(await loadHoldingUse(transaction, labelId));
  if (reasons.length > 0) throw new HttpError(409, sentences.label.cannotDelete({ name, reasons }));
  await transaction.delete(labels).where(eq(labels.id, labelId));
  await recordLabelEvent(transaction, writer, 'label-deleted', { labelId, name });
}

async function lockLabel(transaction: Transaction, labelId: number, revision: number | undefined) {
  const [label] = await transaction.select().from(labels).where(eq(labels.id, labelId)).for('update');
  if (!label) throw notFound('label', labelId);
  if (revision !== undefined && label.revision !== revision) {
    throw await changedMeanwhile(transaction, labelId);
  }
  return label;
}

async function newestTemplate(transaction: Transaction, labelId: number): Promise<LabelTemplate> {
  const [newest] = await transaction
    .select({ template: labelVersions.template })
    .from(labelVersions)
    .where(eq(labelVersions.labelId, labelId))
    .orderBy(...newestFirst)
    .limit(1);
  if (!newest) throw notFound('label', labelId);
  return newest.template;
}
