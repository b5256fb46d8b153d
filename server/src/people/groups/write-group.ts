import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { groups, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { changeBelonging, clearBelongings } from './group-belongings.ts';
import { countOfGroup, deletionRefusal } from './group-counts.ts';
import { placeProblem, type WantedPlace } from './group-place.ts';
import type { ChangedGroup, ChangedSettings, NewGroup } from './group-schemas.ts';
import { rootGroupId } from './group-tree.ts';
import { requireGroup, type Row } from './load-groups.ts';

type BegunOn = Pick<ChangedGroup, 'revision' | 'modified'>;

/** @returns the id of the new group. @throws HttpError 422 naming the field that cannot be used */
export async function addGroup(
  transaction: Transaction,
  writer: Writer,
  { printers: printerIds, members, groupSettings, ...facts }: NewGroup,
): Promise<number> {
  await lockOrganization(transaction);
  const { name } = facts;
  const parentGroupId = facts.parentGroupId ?? rootGroupId;
  await requirePlace(transaction, { groupId: undefined, name, parentGroupId });
  await requirePrinter(transaction, facts.defaultPrinterId);
  const { organizationId } = writer.caller;
  const id = await allocateIds(transaction, organizationId, 'group');
  const modifiedAt = writer.services.clock();
  await transaction.insert(groups).values({
    ...facts,
    ...groupSettings,
    organizationId,
    id,
    parentGroupId,
    modifiedAt,
  });
  if (printerIds) await changeBelonging(transaction, 'printers', { groupId: id, wanted: printerIds });
  if (members) await changeBelonging(transaction, 'members', { groupId: id, wanted: members });
  await record(transaction, writer, 'group-added', { id, name });
  return id;
}

/** @throws HttpError 404, 409 when it was changed meanwhile, 422 naming the field that cannot be used */
export async function changeGroup(
  transaction: Transaction,
  writer: Writer,
  groupId: number,
  { revision, modified, printers: printerIds, members, ...changed }: ChangedGroup,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireUnchanged(transaction, groupId, { revision, modified });
  const after = {
    name: changed.name ?? before.name,
    parentGroupId: changed.parentGroupId === undefined ? before.parentGroupId : changed.parentGroupId,
    defaultPrinterId:
      changed.defaultPrinterId === undefined ? before.defaultPrinterId : changed.defaultPrinterId,
  };
  await requirePlace(transaction, { groupId, ...after });
  if (after.defaultPrinterId !== before.defaultPrinterId) {
    await requirePrinter(transaction, after.defaultPrinterId);
  }
  if (printerIds) await changeBelonging(transaction, 'printers', { groupId, wanted: printerIds });
  if (members) await changeBelonging(transaction, 'members', { groupId, wanted: members });
  await update(transaction, writer, before, changed);
  await record(transaction, writer, 'group-changed', { id: groupId, name: after.name });
}

/** @throws HttpError 404, 409 when it was changed meanwhile */
export async function changeSettings(
  transaction: Transaction,
  writer: Writer,
  groupId: number,
  { revision, modified, ...settings }: ChangedSettings,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireUnchanged(transaction, groupId, { revision, modified });
  await update(transaction, writer, before, settings);
  await record(transaction, writer, 'group-settings-changed', before);
}

/**
 * Deletes an empty group, without subgroups, articles or orders. Its people and printers keep their other groups; a
 * printer without another group is then available to everybody.
 * @throws HttpError 404, 409
 */
export async function deleteGroup(transaction: Transaction, writer: Writer, groupId: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireGroup(transaction, groupId);
  const refusal = deletionRefusal(before, await countOfGroup(transaction, groupId));
  if (refusal !== undefined) throw new HttpError(409, refusal);
  await clearBelongings(transaction, groupId);
  await transaction.delete(groups).where(eq(groups.id, groupId));
  await record(transaction, writer, 'group-deleted', before);
}

const update = (
  transaction: Transaction,
  { services }: Writer,
  { id, revision }: Row,
  changed: PgUpdateSetSource<typeof groups>,
) =>
  transaction
    .update(groups)
    .set({ ...changed, modifiedAt: services.clock(), revision: revision + 1 })
    .where(eq(groups.id, id));

async function requireUnchanged(transaction: Transaction, groupId: number, begunOn: BegunOn): Promise<Row> {
  const before = await requireGroup(transaction, groupId);
  const isOther =
    (begunOn.revision !== undefined && begunOn.revision !== before.revision) ||
    (begunOn.modified !== undefined && begunOn.modified !== before.modifiedAt.toISOString());
  if (!isOther) return before;
  throw await changedMeanwhile(transaction, {
    kind: 'group',
    id: groupId,
    events: ['group-changed', 'group-settings-changed'],
  });
}

async function requirePlace(transaction: Transaction, place: WantedPlace): Promise<void> {
  const known = await transaction
    .select({ id: groups.id, name: groups.name, parentGroupId: groups.parentGroupId })
    .from(groups);
  const problem = placeProblem(known, place);
  if (problem) refuse([problem]);
}

async function requirePrinter(transaction: Transaction, printerId: number | null): Promise<void> {
  if (printerId === null || (await transaction.$count(printers, eq(printers.id, printerId))) > 0) return;
  refuse([{ path: 'defaultPrinterId', ...sentences.missing.printer({ id: printerId }) }]);
}

const record = changeRecorder('group');
