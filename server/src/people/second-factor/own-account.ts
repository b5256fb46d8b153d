import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import type { Services } from '../../foundation/http/services.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Account } from '../auth/account-identity.ts';
import type { AccountKey } from '../auth/account-key.ts';
import { proveOwnPassword } from '../auth/own-password.ts';
import { sentences } from '../sentences/index.ts';
import { sentences as factorSentences } from '../auth/sentences/index.ts';

export const keyOf = ({ organizationId, userId: accountId }: Caller): AccountKey => ({
  organizationId,
  accountId,
});

/**
 * Requires the caller's own password before their second factor changes: a screen left open, or a stolen token, is not
 * enough for it.
 * @throws HttpError 422 on `password`, 429
 */
export async function requireOwnPassword(
  services: Services,
  caller: Caller,
  given: Parameters<typeof proveOwnPassword>[2],
): Promise<Account> {
  const account = await proveOwnPassword(services, caller, given);
  if (!account) throw refusalOf([{ path: 'password', ...factorSentences.secondFactor.passwordWrong }]);
  return account;
}

/** Returns an account, locked until the transaction ends: its second factor changes in one call at a time. */
export async function lockAccount(
  transaction: Transaction,
  { organizationId, accountId }: AccountKey,
): Promise<Account> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.organizationId, organizationId), eq(accounts.id, accountId)))
    .for('update');
  if (!account?.isEnabled) throw new HttpError(401, sentences.session.ended);
  return account;
}

/** Returns the refusal of a code. */
export const wrongCode = () => refusalOf([{ path: 'code', ...factorSentences.secondFactor.codeWrong }]);
