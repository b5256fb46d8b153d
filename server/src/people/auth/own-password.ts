import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import type { Services } from '../../foundation/http/services.ts';
import type { AuditEventName } from '../../foundation/values/audit-events.ts';
import { findAccount, type Account } from './account-identity.ts';
import { attemptKeys, forgiveAttempt, requireAttempt } from './attempt-limits.ts';
import { dummyHash, verifyPassword } from './password-hash.ts';

/** Name that attempts of somebody who is signed in are counted by. */
export const nameOfAttempts = ({ organizationId, userId }: Caller) => `${organizationId}/${userId}`;

interface Given {
  readonly password: string;
  readonly clientAddress: string;
  /** Event that a wrong password is recorded as a failure of. */
  readonly event: AuditEventName;
}

/**
 * Returns the caller's account if this is its password, which they give again for what a screen left open, or a stolen
 * token, must not be enough for; undefined for a wrong one, which is recorded. Attempts are counted as those of signing
 * in, before any row is locked, because hashing takes time.
 * @throws HttpError 429 after too many wrong ones
 */
export async function proveOwnPassword(
  services: Services,
  caller: Caller,
  { password, clientAddress, event }: Given,
): Promise<Account | undefined> {
  const { store, clock } = services;
  const { organizationId, userId } = caller;
  const keys = attemptKeys('password', nameOfAttempts(caller), clientAddress);
  await requireAttempt(services, keys);
  const account = await store.asOrganization(organizationId, (transaction) =>
    findAccount(transaction, organizationId, userId),
  );
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyHash);
  if (account?.isEnabled && isRight) {
    await store.asSignIn((transaction) => forgiveAttempt(transaction, keys));
    return account;
  }
  await store.asOrganization(organizationId, (transaction) =>
    recordEvent(transaction, {
      organizationId,
      actorId: userId,
      event,
      outcome: 'failure',
      clientAddress,
      now: clock(),
    }),
  );
  return undefined;
}
