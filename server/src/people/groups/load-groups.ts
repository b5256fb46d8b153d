import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { groupFacts, groupSettingsSchema, type Group } from './group-schemas.ts';

export type Row = typeof groups.$inferSelect;

/** Loads all groups of the organisation by number, so that the root group comes first. */
export async function loadGroups(transaction: Transaction): Promise<Group[]> {
  const rows = await transaction.select().from(groups).orderBy(asc(groups.id));
  return rows.map(toGroup);
}

/** @throws HttpError 404 */
export async function requireGroup(transaction: Transaction, groupId: number): Promise<Row> {
  const [row] = await transaction.select().from(groups).where(eq(groups.id, groupId));
  if (!row) throw notFound('group', groupId);
  return row;
}

export const toGroup = (row: Row): Group => ({
  id: row.id,
  ...pickFields(groupFacts, row),
  modified: row.modifiedAt.toISOString(),
  groupSettings: pickFields(groupSettingsSchema.shape, row),
  revision: row.revision,
});
