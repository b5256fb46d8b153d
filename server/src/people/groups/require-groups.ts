import { inArray } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { groups } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Every one of these groups is there. @throws HttpError 422 naming the first that is not, at the field `groups` */
export async function requireGroups(transaction: Transaction, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const found = await transaction
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...groupIds]));
  const known = new Set(found.map(({ id }) => id));
  const missing = groupIds.find((id) => !known.has(id));
  if (missing === undefined) return;
  const message = `there is no group ${missing}`;
  throw new HttpError(422, `The request cannot be used. groups: ${message}.`, {
    problems: [{ path: 'groups', message }],
  });
}
