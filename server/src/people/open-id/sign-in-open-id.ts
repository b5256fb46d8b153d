import { and, eq } from 'drizzle-orm';
import { emailSchema } from '../accounts/account-schemas.ts';
import { requireRegistration } from '../accounts/require-registration.ts';
import type { CallPlaces } from '../accounts/register.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { findAccount, type Account } from '../auth/account-identity.ts';
import { attemptKeys, requireAttempt } from '../auth/attempt-limits.ts';
import { dummyHash } from '../auth/password-hash.ts';
import { startFamily } from '../auth/refresh-tokens.ts';
import { openSession, type Session } from '../auth/sign-in.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refusalOfField } from '../../foundation/http/refuse.ts';
import { createInvitedAccount, readInvitation, refuseSecondAccount } from '../accounts/accept-invitation.ts';
import { createOrganization } from '../organizations/create-organization.ts';
import { nextOrganizationId } from '../organizations/next-organization-id.ts';
import type { OpenIdServices } from './open-id-services.ts';
import { openIdIdentities } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { planOf, requireOffered } from '../subscription/subscription-templates.ts';
import { confirmIdentity } from './confirm-identity.ts';
import type { OpenIdRequest } from './open-id-schemas.ts';
import { refused, type IdClaims } from './verify-id-token.ts';

/** Account without a password: nobody can sign in with one until its owner requests one by mail. */
const withoutPassword = { passwordHash: dummyHash } as const;

/**
 * Signs in with the answer of an identity provider; creates the account first if that was requested. Accounts are
 * identified by issuer and subject only.
 * @throws HttpError 401, 403, 409, 410, 422, 429, 502
 */
export async function signInOpenId(
  services: OpenIdServices,
  request: OpenIdRequest,
  { clientAddress, publicUrl }: CallPlaces,
): Promise<Session> {
  const { store, clock, config } = services;
  if (request.type === 'register') requireRegistration(config, false);
  await requireAttempt(services, attemptKeys('openId', clientAddress, clientAddress));
  const claims = await confirmIdentity(services, request, [publicUrl, ...config.appOrigins]);
  if (request.type === 'register') await registerWith(services, request, claims, clientAddress);
  if (request.type === 'invite') await acceptWith(services, request, claims, clientAddress);

  const { account, started } = await store.asSignIn(async (transaction) => {
    const linked = await findLinked(transaction, claims);
    if (!linked) {
      const { noAccount, noAccountYet } = sentences.openId;
      throw new HttpError(403, config.registration === 'open' ? noAccountYet : noAccount);
    }
    if (!linked.isEnabled) throw refused('accountDisabled');
    const { organizationId, id: accountId } = linked;
    await recordEvent(transaction, {
      organizationId,
      actorId: accountId,
      event: 'sign-in-open-id',
      clientAddress,
      detail: request.provider,
      now: clock(),
    });
    return {
      account: linked,
      started: await startFamily(transaction, { organizationId, accountId }, clock(), true),
    };
  });
  return openSession(services, account, started);
}

async function findLinked(transaction: Transaction, { iss, sub }: IdClaims): Promise<Account | undefined> {
  const [kept] = await transaction
    .select()
    .from(openIdIdentities)
    .where(and(eq(openIdIdentities.issuer, iss), eq(openIdIdentities.subject, sub)));
  return kept && findAccount(transaction, kept.organizationId, kept.accountId);
}

const linked = () => new HttpError(409, sentences.openId.hasAccount);
const needed = (path: string) => refusalOfField(path, sentences.openId.needed);

/** Registers an organisation for an identity whose address the provider has confirmed, so no mail is needed. */
async function registerWith(
  { store, clock, config }: OpenIdServices,
  { organizationName, templateId }: OpenIdRequest,
  claims: IdClaims,
  clientAddress: string,
): Promise<void> {
  if (organizationName === undefined) throw needed('organizationName');
  const template = requireOffered(config, templateId);
  const email = emailSchema.safeParse(claims.email);
  if (!email.success || String(claims.email_verified) !== 'true')
    throw new HttpError(403, sentences.openId.addressUnconfirmed);
  const organizationId = await store.asSignIn(async (transaction) => {
    if (await findLinked(transaction, claims)) throw linked();
    return nextOrganizationId(transaction);
  });
  await refuseSecondAccount(() =>
    store.asOrganization(organizationId, async (transaction) => {
      const accountId = await createOrganization(transaction, {
        organizationId,
        name: organizationName,
        subscription: planOf(template),
        features: template.features,
        owner: { email: email.data, ...namesOf(claims), ...withoutPassword },
      });
      await recordEvent(transaction, {
        organizationId,
        actorId: accountId,
        event: 'registered',
        clientAddress,
        detail: template.type,
        now: clock(),
      });
      await linkIdentity(transaction, { organizationId, accountId, claims, now: clock(), clientAddress });
    }),
  );
}

/** Creates the invited account: the mail proved the address, the provider proves the person. */
async function acceptWith(
  services: OpenIdServices,
  { invitationToken }: OpenIdRequest,
  claims: IdClaims,
  clientAddress: string,
): Promise<void> {
  const { store, clock } = services;
  if (invitationToken === undefined) throw needed('invitationToken');
  await store.asSignIn(async (transaction) => {
    if (await findLinked(transaction, claims)) throw linked();
  });
  const { organizationId } = await readInvitation(services, invitationToken);
  await refuseSecondAccount(() =>
    store.asOrganization(organizationId, async (transaction) => {
      const person = { invitationToken, ...namesOf(claims), ...withoutPassword };
      const accountId = await createInvitedAccount(services, transaction, person, clientAddress);
      await linkIdentity(transaction, { organizationId, accountId, claims, now: clock(), clientAddress });
    }),
  );
}

interface Link {
  readonly organizationId: number;
  readonly accountId: number;
  readonly claims: IdClaims;
  readonly now: Date;
  readonly clientAddress: string;
}

async function linkIdentity(
  transaction: Transaction,
  { organizationId, accountId, claims, now, clientAddress }: Link,
): Promise<void> {
  await transaction
    .insert(openIdIdentities)
    .values({ organizationId, accountId, issuer: claims.iss, subject: claims.sub, linkedAt: now });
  await recordEvent(transaction, {
    organizationId,
    actorId: accountId,
    event: 'open-id-linked',
    clientAddress,
    detail: claims.iss,
    now,
  });
}

/** Returns a name in the form in which it is stored: one line of at most 200 characters, never empty. */
const short = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200) || '–';

/** Returns first and last name as far as the provider sends them. */
function namesOf({ given_name: first, family_name: last, name = '', email = '' }: IdClaims) {
  const [head = '', ...tail] = (name.trim() || email).split(/\s+/);
  return { firstName: short(first ?? head), lastName: short(last ?? tail.join(' ')) };
}
