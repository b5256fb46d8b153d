import type { LanguageCode } from 'label-core/sentence';
import { eq } from 'drizzle-orm';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { findAccountByEmail } from '../auth/account-identity.ts';
import { attemptKeys, requireAttempt } from '../auth/attempt-limits.ts';
import { createOpaqueToken, hashToken } from '../../foundation/keys/opaque-token.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { requireOtherThanEmail } from '../auth/password-rules.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import {
  issueLink,
  linkExpiry,
  requireLink,
  takeLink,
  linkEnded,
} from '../../foundation/links/one-time-link.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import { createOrganization } from '../organizations/create-organization.ts';
import { nextOrganizationId } from '../organizations/next-organization-id.ts';
import type { Services } from '../../foundation/http/services.ts';
import type { RegistrationServices } from './registration-services.ts';
import { registrations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { isUniqueViolation } from '../../foundation/store/unique-violation.ts';
import { sentences } from '../sentences/index.ts';
import { planOf, requireOffered, templateOf } from '../subscription/subscription-templates.ts';
import { requireRegistration } from './require-registration.ts';
import { endInvitation, isInvited, takeUpInvitation } from './organization-invitation.ts';
import { alreadyRegisteredMail, verifyMail } from './account-mails.ts';
import { languageForAddress } from './language-for-address.ts';
import type { OrganizationRegistration } from './registration-schemas.ts';

/** Origin of a call, and base URL and language of its mails. */
export interface CallPlaces {
  readonly clientAddress: string;
  readonly publicUrl: string;
  /** Accept-Language header of the call. */
  readonly acceptLanguage: string | undefined;
}

type Registration = typeof registrations.$inferSelect;

/**
 * Stores the registration of an organisation and sends a mail to the address. Nothing else is created before that is
 * confirmed. For an address with an account the steps are the same, and the mail says that it has one.
 * @returns the token with which the mail can be requested again
 * @throws HttpError 403 if registration is closed or by invitation only, 410 for an invitation that has ended, 422 for a
 *   subscription that is not offered, 429
 */
export async function register(
  services: RegistrationServices,
  wanted: OrganizationRegistration,
  { clientAddress, publicUrl, acceptLanguage }: CallPlaces,
): Promise<string> {
  const { store, clock, mail, config } = services;
  const { organizationToken } = wanted;
  requireRegistration(config, organizationToken !== undefined);
  // Whatever is wrong with the request is said before an attempt is counted.
  if (organizationToken === undefined) requireOffered(config, wanted.templateId);
  requireOtherThanEmail(wanted.password, wanted.email);
  await requireAttempt(services, attemptKeys('register', wanted.email, clientAddress));

  const passwordHash = await hashPassword(wanted.password);
  const language = await languageForAddress(services, wanted.email, acceptLanguage);
  const token = createOpaqueToken();
  const invited =
    organizationToken === undefined ? undefined : await takeUpInvitation(store, organizationToken, clock());
  await store.asSignIn(async (transaction) => {
    const organizationId = invited?.organizationId ?? (await nextOrganizationId(transaction));
    const registration = {
      organizationId,
      tokenHash: hashToken(token),
      organizationName: wanted.organizationName,
      email: wanted.email,
      firstName: wanted.firstname,
      lastName: wanted.lastname,
      passwordHash,
      template: (invited?.template ?? requireOffered(config, wanted.templateId)).type,
      createdAt: clock(),
      expiresAt: linkExpiry('verify', clock()),
    };
    await transaction.insert(registrations).values(registration);
    await recordEvent(transaction, {
      organizationId,
      event: 'registration-asked',
      clientAddress,
      now: clock(),
    });
    await queueConfirmation(services, transaction, registration, { origin: publicUrl, language });
  });
  mail.wake();
  return token;
}

/** Sends the mail of a registration again. An unknown token gets the same response. @throws HttpError 403, 429 */
export async function sendConfirmationAgain(
  services: RegistrationServices,
  token: string,
  { clientAddress, publicUrl, acceptLanguage }: CallPlaces,
): Promise<void> {
  const { store, clock, mail, config } = services;
  requireRegistration(config, true);
  await requireAttempt(services, attemptKeys('verifySend', hashToken(token), clientAddress));
  const [registration] = await store.asSignIn((transaction) =>
    transaction
      .select()
      .from(registrations)
      .where(eq(registrations.tokenHash, hashToken(token))),
  );
  if (!registration || registration.expiresAt <= clock()) return;
  const language = await languageForAddress(services, registration.email, acceptLanguage);
  await store.asSignIn((transaction) =>
    queueConfirmation(services, transaction, registration, { origin: publicUrl, language }),
  );
  mail.wake();
}

/** Queues a mail, with the same work for an address with an account and one without: only the mail differs. */
async function queueConfirmation(
  { keys, clock }: Services,
  transaction: Transaction,
  { organizationId, email, organizationName }: Registration,
  mail: { readonly origin: string; readonly language: LanguageCode },
): Promise<void> {
  const account = await findAccountByEmail(transaction, email);
  const token = await issueLink(transaction, { organizationId, kind: 'verify' }, clock());
  await queueMail(transaction, keys, {
    organizationId,
    ...(account
      ? { kind: 'already-registered', content: alreadyRegisteredMail({ ...mail, to: email }) }
      : { kind: 'verify', content: verifyMail({ ...mail, to: email, token, organizationName }) }),
    now: clock(),
  });
}

/**
 * Creates the registered organisation: all of it or nothing, once.
 * @throws HttpError 403 if registration was closed meanwhile, 410 for a link that is no longer valid, 409 if the
 *   address has got an account meanwhile
 */
export async function confirmRegistration(
  { store, clock, config }: RegistrationServices,
  token: string,
  clientAddress: string,
): Promise<{ email: string }> {
  requireRegistration(config, true);
  const { organizationId } = await store.asSignIn(async (transaction) => {
    const link = await requireLink(transaction, 'verify', token, clock());
    requireRegistration(config, await isInvited(transaction, link.organizationId));
    return link;
  });
  try {
    return await store.asOrganization(organizationId, async (transaction) => {
      await takeLink(transaction, 'verify', token, clock());
      const [registration] = await transaction.delete(registrations).returning();
      if (!registration || registration.expiresAt <= clock()) throw linkEnded();
      const { email, organizationName: name, firstName, lastName, passwordHash } = registration;
      const template = templateOf(registration.template);
      await endInvitation(transaction, { organizationId, template });
      const actorId = await createOrganization(transaction, {
        organizationId,
        name,
        subscription: planOf(template),
        features: template.features,
        owner: { email, firstName, lastName, passwordHash },
      });
      await recordEvent(transaction, {
        organizationId,
        actorId,
        event: 'registered',
        clientAddress,
        detail: template.type,
        now: clock(),
      });
      return { email };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_email')) throw alreadyHasAccount();
    throw error;
  }
}

/** Returns the 409 for an address with an account; only a person who can read its mailbox gets it. */
export const alreadyHasAccount = () => new HttpError(409, sentences.registration.addressTaken);
