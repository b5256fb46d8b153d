import { inArray } from 'drizzle-orm';
import { refusalOfField } from '../../foundation/http/refuse.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

/** Requires that all these groups exist. @throws HttpError 422 naming the first that does not, at the field `groups` */
export async function requireGroups(transaction: Transaction, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const found = await transaction
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...groupIds]));
  const known = new Set(found.map(({ id }) => id));
  const missing = groupIds.find((id) => !known.has(id));
  if (missing !== undefined) throw refusalOfField('groups', sentences.group.notThere({ id: missing }));
}
