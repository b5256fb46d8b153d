import { eq, inArray } from 'drizzle-orm';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { groups, labelGroups, labelPrinters, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Groups and printers a label is offered for. Empty: everybody, and any printer. */
export interface LabelPlaces {
  readonly groupIds: readonly number[];
  readonly printerIds: readonly number[];
}

interface Placed extends LabelPlaces {
  readonly organizationId: number;
  readonly labelId: number;
}

/** Replaces the groups and printers of a label. @throws HttpError 422 for one that does not exist */
export async function setPlaces(
  transaction: Transaction,
  { organizationId, labelId, groupIds, printerIds }: Placed,
): Promise<void> {
  const wantedGroups = [...new Set(groupIds)];
  const wantedPrinters = [...new Set(printerIds)];
  refuse([
    ...missing('group', 'groups', wantedGroups, await found(transaction, groups, wantedGroups)),
    ...missing('printer', 'printers', wantedPrinters, await found(transaction, printers, wantedPrinters)),
  ]);
  await transaction.delete(labelGroups).where(eq(labelGroups.labelId, labelId));
  await transaction.delete(labelPrinters).where(eq(labelPrinters.labelId, labelId));
  if (wantedGroups.length > 0) {
    await transaction
      .insert(labelGroups)
      .values(wantedGroups.map((groupId) => ({ organizationId, labelId, groupId })));
  }
  if (wantedPrinters.length > 0) {
    await transaction
      .insert(labelPrinters)
      .values(wantedPrinters.map((printerId) => ({ organizationId, labelId, printerId })));
  }
}

/**
 * Returns a lookup of the groups and printers of every label that has some.
 * @param onlyId the one label that is looked up; all if omitted
 */
export async function loadPlaces(
  transaction: Transaction,
  onlyId?: number,
): Promise<(labelId: number) => LabelPlaces> {
  const only = (table: typeof labelGroups | typeof labelPrinters) =>
    onlyId === undefined ? undefined : eq(table.labelId, onlyId);
  const inGroups = await transaction.select().from(labelGroups).where(only(labelGroups));
  const onPrinters = await transaction.select().from(labelPrinters).where(only(labelPrinters));
  const groupsOf = Map.groupBy(inGroups, ({ labelId }) => labelId);
  const printersOf = Map.groupBy(onPrinters, ({ labelId }) => labelId);
  return (labelId) => ({
    groupIds: (groupsOf.get(labelId) ?? []).map(({ groupId }) => groupId).toSorted(byNumber),
    printerIds: (printersOf.get(labelId) ?? []).map(({ printerId }) => printerId).toSorted(byNumber),
  });
}

const byNumber = (one: number, other: number) => one - other;

const found = async (
  transaction: Transaction,
  table: typeof groups | typeof printers,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.map(({ id }) => id);
};

const missing = (
  kind: 'group' | 'printer',
  path: string,
  wanted: readonly number[],
  there: readonly number[],
): readonly Problem[] =>
  wanted
    .filter((id) => !there.includes(id))
    .slice(0, 1)
    .map((id) => ({ path, ...sentences.missing[kind]({ id }) }));
