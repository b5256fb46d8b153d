import { eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import type { AccountType, Permission, QualityRole, UserRole } from '../../foundation/access/roles.ts';
import { invitationMail } from './account-mails.ts';
import type { CallPlaces } from './register.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { attemptKeys, requireAttempt } from '../auth/attempt-limits.ts';
import { requireGroups } from '../groups/require-groups.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { endLinks, issueLink, linkExpiry } from '../../foundation/links/one-time-link.ts';
import { chooseLanguage } from '../../foundation/languages/choose-language.ts';
import { queueMail } from '../../foundation/mail/outbox.ts';
import type { Services } from '../../foundation/http/services.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { accounts, invitations, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { requireRoomForUser } from '../subscription/user-limit.ts';
import { loadInvitations } from './load-invitations.ts';

export interface WantedInvitation {
  /** Lower case. */
  readonly email: string;
  readonly accountTypes: AccountType[];
  readonly userRoles: UserRole[];
  readonly qualityRoles: QualityRole[];
  readonly permissions: Permission[];
  readonly groupIds: number[];
  readonly language: string | null;
}

export interface SentInvitation {
  readonly invitationId: number;
  readonly expiresAt: Date;
}

/** Invites a person; replaces an earlier invitation of the address. @throws HttpError 403, 409, 422, 429 */
export async function invite(
  services: Services,
  caller: Caller,
  wanted: WantedInvitation,
  places: CallPlaces,
): Promise<SentInvitation> {
  const { store, clock, mail } = services;
  const { organizationId, userId: invitedBy } = caller;
  if (wanted.accountTypes.includes('TenantAdmin') && !caller.tags.has('AccountType:TenantAdmin')) {
    throw new HttpError(403, sentences.invitation.tenantAdmin);
  }
  await limitInvitations(services, caller, places.clientAddress);
  const sent = await store.asOrganization(organizationId, async (transaction) => {
    await requireNoMember(transaction, wanted.email);
    await requireGroups(transaction, wanted.groupIds);
    const [replaced] = await transaction
      .select({ id: invitations.id, expiresAt: invitations.expiresAt })
      .from(invitations)
      .where(eq(invitations.email, wanted.email));
    const freedPlaces = replaced && replaced.expiresAt > clock() ? 1 : 0;
    await requireRoomForUser(transaction, { now: clock(), freedPlaces });
    if (replaced) await deleteInvitation(transaction, organizationId, replaced.id);

    const invitationId = await allocateIds(transaction, organizationId, 'invitation');
    const expiresAt = linkExpiry('invitation', clock());
    await transaction
      .insert(invitations)
      .values({ ...wanted, organizationId, id: invitationId, invitedBy, createdAt: clock(), expiresAt });
    await sendInvitation(services, transaction, { organizationId, invitationId, places });
    await recordEvent(transaction, {
      organizationId,
      actorId: invitedBy,
      event: 'invited',
      clientAddress: places.clientAddress,
      detail: `invitation ${invitationId}: ${[...wanted.accountTypes, ...wanted.userRoles, ...wanted.qualityRoles].join(', ')}`,
      now: clock(),
    });
    return { invitationId, expiresAt };
  });
  mail.wake();
  return sent;
}

/** Sends an invitation again, for another seven days; its older links become invalid. @throws HttpError 404, 409, 429 */
export async function inviteAgain(
  services: Services,
  caller: Caller,
  invitationId: number,
  places: CallPlaces,
): Promise<SentInvitation> {
  const { store, clock, mail } = services;
  const { organizationId, userId: actorId } = caller;
  await limitInvitations(services, caller, places.clientAddress);
  const sent = await store.asOrganization(organizationId, async (transaction) => {
    const expiresAt = linkExpiry('invitation', clock());
    const [kept] = await transaction.select().from(invitations).where(eq(invitations.id, invitationId));
    if (!kept) throw notFound('invitation', invitationId);
    await requireRoomForUser(transaction, { now: clock(), freedPlaces: kept.expiresAt > clock() ? 1 : 0 });
    await transaction.update(invitations).set({ expiresAt }).where(eq(invitations.id, invitationId));
    await endLinks(transaction, { organizationId, kind: 'invitation', subjectId: invitationId });
    await sendInvitation(services, transaction, { organizationId, invitationId, places });
    await recordEvent(transaction, {
      organizationId,
      actorId,
      event: 'invitation-sent-again',
      clientAddress: places.clientAddress,
      detail: `invitation ${invitationId}`,
      now: clock(),
    });
    return { invitationId, expiresAt };
  });
  mail.wake();
  return sent;
}

/** Deletes an invitation. @throws HttpError 404 */
export const withdrawInvitation = (
  { store, clock }: Services,
  { organizationId, userId: actorId }: Caller,
  invitationId: number,
  clientAddress: string,
): Promise<void> =>
  store.asOrganization(organizationId, async (transaction) => {
    const deleted = await deleteInvitation(transaction, organizationId, invitationId);
    if (!deleted) throw notFound('invitation', invitationId);
    await recordEvent(transaction, {
      organizationId,
      actorId,
      event: 'invitation-withdrawn',
      clientAddress,
      detail: `invitation ${invitationId}`,
      now: clock(),
    });
  });

const limitInvitations = (services: Services, caller: Caller, clientAddress: string) =>
  requireAttempt(services, attemptKeys('invite', `${caller.organizationId}/${caller.userId}`, clientAddress));

async function requireNoMember(transaction: Transaction, email: string): Promise<void> {
  if ((await transaction.$count(accounts, eq(accounts.email, email))) === 0) return;
  throw new HttpError(409, sentences.invitation.isMember({ email }));
}

/** Deletes an invitation and its links. Returns whether it existed. */
async function deleteInvitation(
  transaction: Transaction,
  organizationId: number,
  id: number,
): Promise<boolean> {
  await endLinks(transaction, { organizationId, kind: 'invitation', subjectId: id });
  const deleted = await transaction.delete(invitations).where(eq(invitations.id, id)).returning();
  return deleted.length > 0;
}

interface Sending {
  readonly organizationId: number;
  readonly invitationId: number;
  readonly places: CallPlaces;
}

async function sendInvitation(
  { clock, keys }: Services,
  transaction: Transaction,
  { organizationId, invitationId, places }: Sending,
): Promise<void> {
  const [invitation] = await loadInvitations(transaction, invitationId);
  const [organization] = await transaction.select({ name: organizations.name }).from(organizations);
  if (!invitation || !organization) throw notFound('invitation', invitationId);
  const token = await issueLink(
    transaction,
    { organizationId, kind: 'invitation', subjectId: invitationId },
    clock(),
  );
  const content = invitationMail({
    to: invitation.email,
    language: chooseLanguage([invitation.language], places.acceptLanguage),
    origin: places.publicUrl,
    token,
    organizationName: organization.name,
    invitedBy: invitation.invitedByName,
  });
  await queueMail(transaction, keys, { organizationId, kind: 'invitation', content, now: clock() });
}
