import type { Caller } from '../../foundation/access/caller.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import { secondFactorRemovedMail } from '../accounts/account-mails.ts';
import { languageForAddress } from '../accounts/language-for-address.ts';
import type { CallPlaces } from '../accounts/register.ts';
import { findAccountByEmail, type Account } from '../auth/account-identity.ts';
import { deleteFactor, noteFactor } from '../auth/take-code.ts';
import { requireAccount } from '../users/load-users.ts';
import { sentences } from '../auth/sentences/index.ts';

type Needs = Pick<Services, 'store' | 'keys' | 'clock'>;

interface Removal extends CallPlaces {
  readonly account: Account;
  /** Who removes it; null: whoever runs the server. */
  readonly actor: { readonly id: number; readonly name: string } | null;
}

/**
 * Removes the second factor of another person of the organisation, who lost the device; they are told by mail. Their own
 * one people turn off themselves, with a code: a stolen session of an administrator is not enough for it.
 * @throws HttpError 403, 404, 409 if they have none
 */
export async function removeFactorOf(
  services: Services,
  caller: Caller,
  userId: number,
  places: CallPlaces,
): Promise<void> {
  const { ofOneself, ofTenantAdmin, hasNone } = sentences.secondFactor;
  if (userId === caller.userId) throw new HttpError(409, ofOneself);
  const account = await services.store.asOrganization(caller.organizationId, (transaction) =>
    requireAccount(transaction, userId),
  );
  if (account.accountTypes.includes('TenantAdmin') && !caller.tags.has('AccountType:TenantAdmin'))
    throw new HttpError(403, ofTenantAdmin);
  if (!account.secondFactorAt) throw new HttpError(409, hasNone({ name: nameOf(account) }));
  const actor = { id: caller.userId, name: `${caller.firstName} ${caller.lastName}` };
  await remove(services, { ...places, account, actor });
  services.mail.wake();
}

/**
 * Removes the second factor of an account, for the operator of the server: the last administrator has nobody else to ask.
 * @returns the name of its owner; undefined if no account with a second factor has this address
 */
export async function removeFactorByOperator(
  services: Needs,
  email: string,
  publicUrl: string,
): Promise<string | undefined> {
  const account = await services.store.asSignIn((transaction) => findAccountByEmail(transaction, email));
  if (!account?.secondFactorAt) return undefined;
  const places = { clientAddress: 'unknown', publicUrl, acceptLanguage: undefined };
  await remove(services, { ...places, account, actor: null });
  return nameOf(account);
}

const nameOf = ({ firstName, lastName }: Account) => `${firstName} ${lastName}`;

async function remove(
  services: Needs,
  { account, actor, clientAddress, publicUrl, acceptLanguage }: Removal,
): Promise<void> {
  const { store, keys, clock } = services;
  const { organizationId, id: accountId, email } = account;
  // The caller's language is not that of the reader, whose setting decides where there is one.
  const language = await languageForAddress(services, email, acceptLanguage);
  await store.asSignIn(async (transaction) => {
    const now = clock();
    await deleteFactor(transaction, { organizationId, accountId });
    await noteFactor(transaction, { organizationId, accountId }, null);
    await recordEvent(transaction, {
      organizationId,
      actorId: actor?.id,
      event: 'second-factor-removed',
      clientAddress,
      detail: logName('user', accountId, nameOf(account)),
      now,
    });
    const by = actor?.name;
    const content = secondFactorRemovedMail({ to: email, language, origin: publicUrl, by });
    await queueMail(transaction, keys, { organizationId, kind: 'second-factor-off', content, now });
  });
}
