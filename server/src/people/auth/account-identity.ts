import { and, eq, isNull } from 'drizzle-orm';
import type { Identity } from '../../foundation/access/caller.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

export type Account = typeof accounts.$inferSelect;

export const toIdentity = (account: Account, sessionId: string): Identity => ({
  organizationId: account.organizationId,
  userId: account.id,
  sessionId,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  accountTypes: account.accountTypes,
  userRoles: account.userRoles,
  qualityRoles: account.qualityRoles,
  permissions: account.permissions,
  groupIds: account.groupIds,
});

/** Returns an e-mail address in lower case, in which addresses are compared. */
export const foldEmail = (email: string) => email.trim().toLowerCase();

export async function findAccountByEmail(
  transaction: Transaction,
  email: string,
): Promise<Account | undefined> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, foldEmail(email)), isNull(accounts.deletedAt)));
  return account;
}

export async function findAccount(
  transaction: Transaction,
  organizationId: number,
  accountId: number,
): Promise<Account | undefined> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.organizationId, organizationId), eq(accounts.id, accountId)));
  return account;
}
