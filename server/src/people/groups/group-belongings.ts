import { arrayContains, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { RecordKind } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { accounts, printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Belonging } from './group-schemas.ts';

/** Tables of people and printers, whose rows store their groups; each change increments the revision of the row. */
const tables = {
  members: { table: accounts, record: 'user' },
  printers: { table: printers, record: 'printer' },
} as const satisfies Record<string, { readonly table: object; readonly record: RecordKind }>;
export type BelongingKind = keyof typeof tables;

/** Adds people or printers to a group and removes them from it. @throws HttpError 422 for one that does not exist */
export async function changeBelonging(
  transaction: Transaction,
  kind: BelongingKind,
  { groupId, wanted }: { readonly groupId: number; readonly wanted: Belonging },
): Promise<void> {
  const { table } = tables[kind];
  const isIn = arrayContains(table.groupIds, [groupId]);
  if (Array.isArray(wanted)) {
    await requireThere(transaction, kind, wanted);
    await takeOut(
      transaction,
      kind,
      groupId,
      wanted.length === 0 ? isIn : sql`${isIn} and ${not(inArray(table.id, wanted))}`,
    );
    await putIn(transaction, kind, groupId, wanted);
    return;
  }
  await requireThere(transaction, kind, wanted.add);
  if (wanted.remove.length > 0) {
    await takeOut(transaction, kind, groupId, sql`${isIn} and ${inArray(table.id, wanted.remove)}`);
  }
  await putIn(transaction, kind, groupId, wanted.add);
}

/** Removes all people and printers from a group. */
export async function clearBelongings(transaction: Transaction, groupId: number): Promise<void> {
  for (const kind of ['members', 'printers'] as const) {
    await takeOut(transaction, kind, groupId, arrayContains(tables[kind].table.groupIds, [groupId]));
  }
}

async function putIn(
  transaction: Transaction,
  kind: BelongingKind,
  groupId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table } = tables[kind];
  await transaction
    .update(table)
    .set({
      groupIds: sql`array(select distinct unnest(array_append(${table.groupIds}, ${groupId})) order by 1)`,
      revision: sql`${table.revision} + 1`,
    })
    .where(sql`${inArray(table.id, [...ids])} and ${not(arrayContains(table.groupIds, [groupId]))}`);
}

const takeOut = (transaction: Transaction, kind: BelongingKind, groupId: number, where: SQL) => {
  const { table } = tables[kind];
  return transaction
    .update(table)
    .set({
      groupIds: sql`array_remove(${table.groupIds}, ${groupId})`,
      revision: sql`${table.revision} + 1`,
    })
    .where(where);
};

async function requireThere(
  transaction: Transaction,
  kind: BelongingKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table, record } = tables[kind];
  const found = await transaction
    .select({ id: table.id })
    .from(table)
    .where(
      kind === 'members'
        ? sql`${inArray(table.id, [...ids])} and deleted_at is null`
        : inArray(table.id, [...ids]),
    );
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) refuse([{ path: kind, ...sentences.missing[record]({ id: missing }) }]);
}
