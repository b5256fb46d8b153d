import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import type { AuditEventName } from '../../foundation/values/audit-events.ts';
import { findAccount, findAccountByEmail, type Account } from '../auth/account-identity.ts';
import { attemptKeys, requireAttempt } from '../auth/attempt-limits.ts';
import { dummyHash, hashPassword, verifyPassword } from '../auth/password-hash.ts';
import { proveOwnPassword } from '../auth/own-password.ts';
import { requireOtherThanEmail } from '../auth/password-rules.ts';
import { endSessions } from '../auth/refresh-tokens.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import {
  endLinks,
  issueLink,
  linkEnded,
  requireLink,
  takeLink,
} from '../../foundation/links/one-time-link.ts';
import { languageOfAccount } from '../../foundation/mail/language-of-account.ts';
import { chooseLanguage } from '../../foundation/languages/choose-language.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import type { Services } from '../../foundation/http/services.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { passwordChangedMail, resetMail } from './account-mails.ts';
import { languageForAddress } from './language-for-address.ts';
import type { CallPlaces } from './register.ts';

/**
 * Sends a link to the address if it has an account; neither the response nor its duration reveals that.
 * @throws HttpError 429
 */
export async function askForReset(
  services: Services,
  email: string,
  { clientAddress, publicUrl, acceptLanguage }: CallPlaces,
): Promise<void> {
  const { store, clock, keys, mail } = services;
  await requireAttempt(services, attemptKeys('forgot', email, clientAddress));
  // An address with an account costs a few more queries, which are not noticeable beside the time of a hash.
  await verifyPassword(email, dummyHash);
  const language = await languageForAddress(services, email, acceptLanguage);
  await store.asSignIn(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    const isKnown = account?.isEnabled === true;
    await recordEvent(transaction, {
      ...(isKnown ? { organizationId: account.organizationId, actorId: account.id } : {}),
      event: 'password-reset-asked',
      outcome: isKnown ? 'success' : 'failure',
      clientAddress,
      now: clock(),
    });
    if (!isKnown) return;
    const { organizationId, id: subjectId } = account;
    const token = await issueLink(transaction, { organizationId, kind: 'reset', subjectId }, clock());
    const content = resetMail({ to: account.email, language, origin: publicUrl, token });
    await queueMail(transaction, keys, { organizationId, kind: 'reset', content, now: clock() });
  });
  mail.wake();
}

interface Change extends CallPlaces {
  readonly account: Account;
  readonly passwordHash: string;
  readonly event: AuditEventName;
  /** Sign-in that stays valid; undefined: none does. */
  readonly keptSessionId?: string;
}

/** Sets a password through the link of a mail, and ends every sign-in. @throws HttpError 410, 422 */
export async function resetPassword(
  services: Services,
  { token, password }: { readonly token: string; readonly password: string },
  places: CallPlaces,
): Promise<void> {
  const { store, clock } = services;
  const account = await store.asSignIn(async (transaction) => {
    const { organizationId, subjectId } = await requireLink(transaction, 'reset', token, clock());
    return findAccount(transaction, organizationId, subjectId);
  });
  if (!account?.isEnabled) throw linkEnded();
  requireOtherThanEmail(password, account.email);
  const passwordHash = await hashPassword(password);
  await store.asOrganization(account.organizationId, async (transaction) => {
    await takeLink(transaction, 'reset', token, clock());
    await setPassword(services, transaction, { ...places, account, passwordHash, event: 'password-reset' });
  });
  services.mail.wake();
}

/** Changes the caller's own password and ends their other sign-ins. @throws HttpError 403, 422, 429 */
export async function changePassword(
  services: Services,
  caller: Caller,
  {
    userId,
    currentPassword,
    newPassword,
  }: { readonly userId: number; readonly currentPassword: string; readonly newPassword: string },
  places: CallPlaces,
): Promise<void> {
  const { store } = services;
  if (userId !== caller.userId) throw new HttpError(403, sentences.password.ofAnother);
  const given = { password: currentPassword, clientAddress: places.clientAddress } as const;
  const account = await proveOwnPassword(services, caller, { ...given, event: 'password-changed' });
  if (!account) throw new HttpError(403, sentences.password.wrong);
  requireOtherThanEmail(newPassword, account.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await store.asOrganization(caller.organizationId, (transaction) =>
    setPassword(services, transaction, {
      ...places,
      account,
      passwordHash,
      event: 'password-changed',
      keptSessionId: caller.sessionId,
    }),
  );
  services.mail.wake();
}

/** Stores a new password, ends older links and sign-ins, and informs the owner by mail. */
async function setPassword(
  { clock, keys }: Services,
  transaction: Transaction,
  { account, passwordHash, event, keptSessionId, ...places }: Change,
): Promise<void> {
  const { organizationId, id: accountId, email } = account;
  await transaction
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.organizationId, organizationId), eq(accounts.id, accountId)));
  await endLinks(transaction, { organizationId, kind: 'reset', subjectId: accountId });
  await endSessions(transaction, { organizationId, accountId }, clock(), keptSessionId);
  const { clientAddress, publicUrl, acceptLanguage } = places;
  await recordEvent(transaction, { organizationId, actorId: accountId, event, clientAddress, now: clock() });
  const chosen = await languageOfAccount(transaction, accountId);
  const language = chooseLanguage([chosen], acceptLanguage);
  const content = passwordChangedMail({ to: email, language, origin: publicUrl });
  await queueMail(transaction, keys, { organizationId, kind: 'password-changed', content, now: clock() });
}
