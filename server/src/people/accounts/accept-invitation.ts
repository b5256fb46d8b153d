import { eq } from 'drizzle-orm';
import { alreadyHasAccount } from './register.ts';
import type { InvitedRegistration } from './registration-schemas.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { requireOtherThanEmail } from '../auth/password-rules.ts';
import { linkEnded, requireLink, takeLink } from '../../foundation/links/one-time-link.ts';
import type { Services } from '../../foundation/http/services.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { accounts, invitations, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { isUniqueViolation } from '../../foundation/store/unique-violation.ts';
import { requireRoomForUser } from '../subscription/user-limit.ts';
import { loadInvitations } from './load-invitations.ts';

interface OpenInvitation {
  readonly organizationId: number;
  readonly invitationId: number;
  readonly email: string;
  readonly organizationName: string;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** Returns the invitation of a link, which stays valid. @throws HttpError 410 */
export async function readInvitation({ store, clock }: Services, token: string): Promise<OpenInvitation> {
  const { organizationId, subjectId, expiresAt } = await store.asSignIn((transaction) =>
    requireLink(transaction, 'invitation', token, clock()),
  );
  return store.asOrganization(organizationId, async (transaction) => {
    const [invitation] = await loadInvitations(transaction, subjectId);
    const [organization] = await transaction.select({ name: organizations.name }).from(organizations);
    if (!invitation || !organization) throw linkEnded();
    return {
      organizationId,
      invitationId: invitation.id,
      email: invitation.email,
      organizationName: organization.name,
      invitedBy: invitation.invitedByName,
      expiresAt,
    };
  });
}

interface InvitedPerson {
  readonly invitationToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

/** Creates the invited account with a password. @returns its address. @throws HttpError 409, 410, 422 */
export async function acceptInvitation(
  services: Services,
  { invitationToken, firstname, lastname, password }: InvitedRegistration,
  clientAddress: string,
): Promise<string> {
  const { email, organizationId } = await readInvitation(services, invitationToken);
  requireOtherThanEmail(password, email);
  const passwordHash = await hashPassword(password);
  const person = { invitationToken, firstName: firstname, lastName: lastname, passwordHash };
  await refuseSecondAccount(() =>
    services.store.asOrganization(organizationId, (transaction) =>
      createInvitedAccount(services, transaction, person, clientAddress),
    ),
  );
  return email;
}

/** Runs the work. @throws HttpError 409 instead of the store's unique violation for a second account with one address */
export async function refuseSecondAccount<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_email')) throw alreadyHasAccount();
    throw error;
  }
}

/** Uses the invitation up and creates its account, in the organisation's own transaction. @returns the account's id */
export async function createInvitedAccount(
  { clock }: Services,
  transaction: Transaction,
  { invitationToken, firstName, lastName, passwordHash }: InvitedPerson,
  clientAddress: string,
): Promise<number> {
  const { organizationId, subjectId } = await takeLink(transaction, 'invitation', invitationToken, clock());
  const [invitation] = await transaction.delete(invitations).where(eq(invitations.id, subjectId)).returning();
  if (!invitation) throw linkEnded();
  // This transaction deletes the invitation, which counted against the limit.
  await requireRoomForUser(transaction, { now: clock(), freedPlaces: 0 });
  const { email, accountTypes, userRoles, qualityRoles, permissions, groupIds } = invitation;
  const id = await allocateIds(transaction, organizationId, 'account');
  await transaction.insert(accounts).values({
    organizationId,
    id,
    email,
    firstName,
    lastName,
    passwordHash,
    accountTypes,
    userRoles,
    qualityRoles,
    permissions,
    groupIds,
  });
  await recordEvent(transaction, {
    organizationId,
    actorId: id,
    event: 'invitation-accepted',
    clientAddress,
    detail: `invitation ${invitation.id}`,
    now: clock(),
  });
  return id;
}
