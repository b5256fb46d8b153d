import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import { secondFactorOffMail } from '../accounts/account-mails.ts';
import { languageForAddress } from '../accounts/language-for-address.ts';
import type { CallPlaces } from '../accounts/register.ts';
import { attemptKeys, forgiveAttempt, requireAttempt } from '../auth/attempt-limits.ts';
import { deleteFactor, noteFactor, takeCode } from '../auth/take-code.ts';
import { nameOfAttempts } from '../auth/own-password.ts';
import { keyOf, lockAccount, requireOwnPassword, wrongCode } from './own-account.ts';
import { sentences } from '../auth/sentences/index.ts';

/**
 * Turns the caller's second factor off, with their password and a code or recovery code.
 * @throws HttpError 409 if it is not on, 422 on `password` or `code`, 429
 */
export async function turnOffFactor(
  services: Services,
  caller: Caller,
  { password, code }: { readonly password: string; readonly code: string },
  { clientAddress, publicUrl, acceptLanguage }: CallPlaces,
): Promise<void> {
  const { store, clock, keys } = services;
  // Counted apart from the password, whose counter a right one resets.
  const attempt = attemptKeys('code', nameOfAttempts(caller), clientAddress);
  await requireAttempt(services, attempt);
  const event = 'second-factor-off';
  const { email } = await requireOwnPassword(services, caller, { password, clientAddress, event });
  const language = await languageForAddress(services, email, acceptLanguage);
  const key = keyOf(caller);
  const { organizationId, userId: actorId } = caller;
  await store.asSignIn(async (transaction) => {
    const { secondFactorAt } = await lockAccount(transaction, key);
    if (!secondFactorAt) throw new HttpError(409, sentences.secondFactor.isOff);
    if ((await takeCode(transaction, services, key, code)) === undefined) throw wrongCode();
    await deleteFactor(transaction, key);
    await noteFactor(transaction, key, null);
    await forgiveAttempt(transaction, attempt);
    const now = clock();
    await recordEvent(transaction, { organizationId, actorId, event, clientAddress, now });
    const content = secondFactorOffMail({ to: email, language, origin: publicUrl });
    await queueMail(transaction, keys, { organizationId, kind: 'second-factor-off', content, now });
  });
  services.mail.wake();
}
