import { eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { sealText } from '../../foundation/keys/sealed-text.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import { organizations, recoveryCodes, secondFactors } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { secondFactorOnMail } from '../accounts/account-mails.ts';
import { languageForAddress } from '../accounts/language-for-address.ts';
import type { CallPlaces } from '../accounts/register.ts';
import { attemptKeys, forgiveAttempt, requireAttempt } from '../auth/attempt-limits.ts';
import { createSecret, uriOfSecret } from '../auth/one-time-code.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../auth/recovery-code.ts';
import { ofAccount, type AccountKey } from '../auth/account-key.ts';
import { endSessions } from '../auth/refresh-tokens.ts';
import { deleteFactor, noteFactor, takeOneTimeCode } from '../auth/take-code.ts';
import { nameOfAttempts } from '../auth/own-password.ts';
import { keyOf, lockAccount, requireOwnPassword, wrongCode } from './own-account.ts';
import { sentences } from '../auth/sentences/index.ts';

export interface BegunSetup {
  /** Shared secret in Base32, for typing. */
  readonly secret: string;
  /** Address of the secret for an authenticator app. */
  readonly uri: string;
}

/**
 * Begins to set up the caller's second factor: nothing changes before a code is confirmed. The secret is told here and
 * never again.
 * @throws HttpError 409 if it is on, 422 on `password`, 429
 */
export async function beginSetup(
  services: Services,
  caller: Caller,
  password: string,
  clientAddress: string,
): Promise<BegunSetup> {
  const { store, clock, keys } = services;
  const { email } = await requireOwnPassword(services, caller, {
    password,
    clientAddress,
    event: 'second-factor-on',
  });
  const key = keyOf(caller);
  const secret = createSecret();
  await store.asSignIn(async (transaction) => {
    await lockWithoutFactor(transaction, key);
    await deleteFactor(transaction, key);
    await transaction.insert(secondFactors).values({
      ...key,
      sealedSecret: sealText(secret, keys.secondFactors, 'platen second factor'),
      begunAt: clock(),
    });
  });
  const organization = await nameOfOrganization(store, key);
  return { secret, uri: uriOfSecret(secret, { issuer: `Platen (${organization})`, email }) };
}

/**
 * Turns the second factor on with a code of the app it was set up in, and ends the person's other sign-ins.
 * @returns the recovery codes, which are told here and never again
 * @throws HttpError 409 if it is on or was not begun, 422 on `code`, 429
 */
export async function confirmSetup(
  services: Services,
  caller: Caller,
  code: string,
  { clientAddress, publicUrl, acceptLanguage }: CallPlaces,
): Promise<string[]> {
  const { store, clock, keys } = services;
  const attempt = attemptKeys('code', nameOfAttempts(caller), clientAddress);
  await requireAttempt(services, attempt);
  const language = await languageForAddress(services, caller.email, acceptLanguage);
  const key = keyOf(caller);
  const codes = createRecoveryCodes();
  await store.asSignIn(async (transaction) => {
    const { email } = await lockWithoutFactor(transaction, key);
    await requireBegun(transaction, key);
    if (!(await takeOneTimeCode(transaction, services, key, code.replaceAll(/\s/g, '')))) throw wrongCode();
    const now = clock();
    await noteFactor(transaction, key, now);
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((each) => ({ ...key, codeHash: hashRecoveryCode(each) })));
    await endSessions(transaction, key, now, caller.sessionId);
    await forgiveAttempt(transaction, attempt);
    const { organizationId, userId: actorId } = caller;
    await recordEvent(transaction, {
      organizationId,
      actorId,
      event: 'second-factor-on',
      clientAddress,
      now,
    });
    const content = secondFactorOnMail({ to: email, language, origin: publicUrl });
    await queueMail(transaction, keys, { organizationId, kind: 'second-factor-on', content, now });
  });
  services.mail.wake();
  return codes;
}

async function lockWithoutFactor(transaction: Transaction, key: AccountKey) {
  const account = await lockAccount(transaction, key);
  if (account.secondFactorAt) throw new HttpError(409, sentences.secondFactor.isOn);
  return account;
}

async function requireBegun(transaction: Transaction, key: AccountKey): Promise<void> {
  const begun = await transaction.$count(secondFactors, ofAccount(secondFactors, key));
  if (begun === 0) throw new HttpError(409, sentences.secondFactor.notBegun);
}

async function nameOfOrganization(store: Store, { organizationId }: AccountKey): Promise<string> {
  const [found] = await store.asOrganization(organizationId, (transaction) =>
    transaction
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.organizationId, organizationId)),
  );
  return found?.name ?? String(organizationId);
}
