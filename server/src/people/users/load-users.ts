import { and, asc, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../foundation/http/http-error.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import { userSettings, type User } from './user-schemas.ts';

export type Row = typeof accounts.$inferSelect;

/** Loads the people of the organisation by number, without deleted ones. */
export async function loadUsers(transaction: Transaction): Promise<User[]> {
  const rows = await transaction
    .select()
    .from(accounts)
    .where(isNull(accounts.deletedAt))
    .orderBy(asc(accounts.id));
  return rows.map(toUser);
}

/** @throws HttpError 404 */
export async function requireAccount(transaction: Transaction, userId: number): Promise<Row> {
  const [row] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, userId), isNull(accounts.deletedAt)));
  if (!row) throw notFound('user', userId);
  return row;
}

export const toUser = (row: Row): User => ({
  userId: row.id,
  email: row.email,
  firstname: row.firstName,
  lastname: row.lastName,
  roles: [...row.accountTypes, ...row.userRoles],
  ...pickFields(userSettings, row),
  qualityAssuranceRoles: row.qualityRoles,
  groups: row.groupIds,
  isEnabled: row.isEnabled,
  hasSecondFactor: row.secondFactorAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  revision: row.revision,
});
