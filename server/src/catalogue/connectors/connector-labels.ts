import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { offeredLabels } from '../../design/labels/offered-labels.ts';
import { connectorLabels, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { RowLabel } from './article-of-row.ts';

/** Loads the labels chosen for a connector, including those that cannot be printed now. */
export const loadChosenLabels = (transaction: Transaction, connectorId: number) =>
  transaction
    .select({ labelId: labels.id, name: labels.name })
    .from(connectorLabels)
    .innerJoin(labels, eq(labels.id, connectorLabels.labelId))
    .where(eq(connectorLabels.connectorId, connectorId))
    .orderBy(asc(labels.id));

interface Choice {
  readonly organizationId: number;
  readonly connectorId: number;
  readonly labelIds: readonly number[];
}

/** Sets exactly these labels for a connector. @throws HttpError 422 naming the first that does not exist */
export async function chooseLabels(
  transaction: Transaction,
  { organizationId, connectorId, labelIds }: Choice,
): Promise<void> {
  const found = await transaction
    .select({ id: labels.id })
    .from(labels)
    .where(inArray(labels.id, [...labelIds]));
  const there = new Set(found.map(({ id }) => id));
  const missing = labelIds.find((labelId) => !there.has(labelId));
  if (missing !== undefined) refuse([{ path: 'labelIds', ...sentences.missing.label({ id: missing }) }]);
  await transaction.delete(connectorLabels).where(eq(connectorLabels.connectorId, connectorId));
  if (labelIds.length === 0) return;
  await transaction
    .insert(connectorLabels)
    .values(labelIds.map((labelId) => ({ organizationId, connectorId, labelId })));
}

/**
 * Returns the labels that the articles of a connector are printed with: of the labels chosen for it those that can be
 * printed now; if none was chosen, every printable label that is offered to the caller.
 */
export async function loadRowLabels(
  transaction: Transaction,
  connectorId: number,
  caller: Caller,
): Promise<RowLabel[]> {
  const printable = await transaction
    .select({ labelId: labels.id, name: labels.name, variables: labelVersions.variables })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .where(eq(labels.isEnabled, true))
    .orderBy(asc(labels.id));
  const chosen = new Set((await loadChosenLabels(transaction, connectorId)).map(({ labelId }) => labelId));
  const isMeant =
    chosen.size > 0 ? (labelId: number) => chosen.has(labelId) : await offeredLabels(transaction, caller);
  return printable.filter(({ labelId }) => isMeant(labelId));
}
