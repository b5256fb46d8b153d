import type { LabelTemplate } from 'label-core';
import type { ReviewState } from 'label-core/review';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { TestDataRow } from '../../foundation/values/test-data.ts';
import { requireRoomForLabels } from '../../people/subscription/label-limit.ts';
import { actorOf } from '../history/actor.ts';
import { tellWhoseTurn } from '../reviewers/review-mails.ts';
import { addVersion } from './add-version.ts';
import { type LabelPlaces, setPlaces } from './label-places.ts';
import type { LabelWriter } from './label-writer.ts';
import type { LabelSettings } from './label-write-schemas.ts';
import { recordLabelEvent } from './record-label-event.ts';

export interface NewLabel extends LabelPlaces, LabelSettings {
  readonly template: LabelTemplate;
  /** Values its first version is previewed with. */
  readonly testData?: readonly TestDataRow[];
}

export interface CreatedLabel {
  readonly labelId: number;
  readonly version: number;
  /** Published if nobody could ever approve it, otherwise the first review (docs/adr/0019). */
  readonly state: ReviewState;
}

/**
 * Creates a label with its first version, in the caller's transaction: from an uploaded file or from a standard
 * template.
 * @throws HttpError 409 at the limit of labels, 422 for a name that is taken or a group or printer that does not exist
 */
export async function createLabel(
  transaction: Transaction,
  writer: LabelWriter,
  { template, testData = [], groupIds, printerIds, ...settings }: NewLabel,
): Promise<CreatedLabel> {
  const { name } = settings;
  const { organizationId, userId } = writer.caller;
  await requireRoomForLabels(transaction, 1);
  await requireLabelName(transaction, name);
  const labelId = await allocateIds(transaction, organizationId, 'label');
  const now = writer.services.clock();
  await transaction.insert(labels).values({ ...settings, organizationId, id: labelId, createdAt: now });
  await setPlaces(transaction, { organizationId, labelId, groupIds, printerIds });
  const added = await addVersion(transaction, {
    organizationId,
    labelId,
    template: { ...template, name },
    testData,
    actor: await actorOf(transaction, userId),
    begins: 'review',
    now,
  });
  await recordLabelEvent(transaction, writer, 'label-added', { labelId, name });
  await tellWhoseTurn(transaction, writer, { ...added, labelId, name, uploadedBy: userId });
  return { labelId, version: added.version, state: added.state };
}

/**
 * Checks that no other label has the name, ignoring case: people choose labels by their names.
 * @param labelId id of the label that is to have the name; 0 for a new one
 * @throws HttpError 422
 */
export const requireLabelName = async (transaction: Transaction, name: string, labelId = 0): Promise<void> =>
  requireFreeName(
    await transaction.select({ id: labels.id, name: labels.name }).from(labels),
    { id: labelId, name },
    'label',
  );
