import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import type { Services } from '../../foundation/http/services.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { AuditEventName } from '../../foundation/values/audit-events.ts';
import { findAccount, type Account } from '../auth/account-identity.ts';
import { attemptKeys, forgiveAttempt, requireAttempt } from '../auth/attempt-limits.ts';
import { dummyHash, verifyPassword } from '../auth/password-hash.ts';
import type { AccountKey } from '../auth/refresh-tokens.ts';
import { sentences } from '../sentences/index.ts';
import { sentences as factorSentences } from '../auth/sentences/index.ts';

export const keyOf = ({ organizationId, userId: accountId }: Caller): AccountKey => ({
  organizationId,
  accountId,
});

/** Name that attempts of a person are counted by. */
export const nameOfAttempts = ({ organizationId, userId }: Caller) => `${organizationId}/${userId}`;

interface Asked {
  readonly password: string;
  readonly clientAddress: string;
  /** Event that a wrong password is recorded as a failure of. */
  readonly event: AuditEventName;
}

/**
 * Requires the caller's own password before their second factor changes: a screen left open, or a stolen token, is not
 * enough for it.
 * @throws HttpError 422 on `password`, 429
 */
export async function requireOwnPassword(
  services: Services,
  caller: Caller,
  { password, clientAddress, event }: Asked,
): Promise<Account> {
  const { store, clock } = services;
  const { organizationId, userId } = caller;
  const keys = attemptKeys('password', nameOfAttempts(caller), clientAddress);
  await requireAttempt(services, keys);
  const account = await store.asSignIn((transaction) => findAccount(transaction, organizationId, userId));
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyHash);
  if (account?.isEnabled && isRight) {
    await store.asSignIn((transaction) => forgiveAttempt(transaction, keys));
    return account;
  }
  await store.asSignIn((transaction) =>
    recordEvent(transaction, {
      organizationId,
      actorId: userId,
      event,
      outcome: 'failure',
      clientAddress,
      now: clock(),
    }),
  );
  throw refusalOf([{ path: 'password', ...factorSentences.secondFactor.passwordWrong }]);
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
