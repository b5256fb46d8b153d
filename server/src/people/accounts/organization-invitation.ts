import { and, eq } from 'drizzle-orm';
import {
  endLinks,
  issueLink,
  linkEnded,
  linkExpiry,
  lockLink,
  requireLink,
} from '../../foundation/links/one-time-link.ts';
import { oneTimeLinks, registrations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import type { TemplateType } from '../../foundation/values/template-types.ts';
import { nextOrganizationId } from '../organizations/next-organization-id.ts';
import {
  templateOf,
  templateWithId,
  type SubscriptionTemplate,
} from '../subscription/subscription-templates.ts';

const kind = 'organization';

/** What an invitation to register an organisation says. */
export interface OrganizationInvitation {
  /** Id that the organisation will have. */
  readonly organizationId: number;
  readonly template: SubscriptionTemplate;
}

/**
 * Creates the link with which one organisation can be registered, with this subscription. Returns its token.
 * @param type any subscription, offered to others or not
 */
export const inviteOrganization = (
  store: Pick<Store, 'asSignIn'>,
  type: TemplateType,
  now: Date,
): Promise<string> =>
  store.asSignIn(async (transaction) => {
    const organizationId = await nextOrganizationId(transaction);
    return issueLink(transaction, { organizationId, kind, subjectId: templateOf(type).templateId }, now);
  });

/**
 * Returns what an invitation says, and makes room for a registration by it: one that was not confirmed is replaced, so that a
 * mistyped address can be corrected. The invitation lasts at least as long as the mail that is sent now.
 * @throws HttpError 410 for a link that was used, has expired or never existed
 */
export async function takeUpInvitation(
  store: Store,
  token: string,
  now: Date,
): Promise<OrganizationInvitation> {
  const { organizationId, subjectId } = await store.asSignIn((transaction) =>
    requireLink(transaction, kind, token, now),
  );
  const template = templateWithId(subjectId);
  if (!template) throw linkEnded();
  await store.asOrganization(organizationId, async (transaction) => {
    const kept = await lockLink(transaction, kind, token);
    if (!kept) throw linkEnded();
    const mailed = linkExpiry('verify', now);
    if (kept.expiresAt < mailed)
      await transaction
        .update(oneTimeLinks)
        .set({ expiresAt: mailed })
        .where(and(eq(oneTimeLinks.kind, kind), eq(oneTimeLinks.organizationId, organizationId)));
    await transaction.delete(registrations).where(eq(registrations.organizationId, organizationId));
    await endLinks(transaction, { organizationId, kind: 'verify' });
  });
  return { organizationId, template };
}

/** Returns whether the organisation with this id, which need not exist, was invited and has not registered yet. */
export async function isInvited(transaction: Transaction, organizationId: number): Promise<boolean> {
  const [kept] = await transaction
    .select({ kind: oneTimeLinks.kind })
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.organizationId, organizationId), eq(oneTimeLinks.kind, kind)));
  return kept !== undefined;
}

/** Ends the invitation of an organisation that has come to be. */
export async function endInvitation(
  transaction: Transaction,
  { organizationId, template }: OrganizationInvitation,
): Promise<void> {
  await endLinks(transaction, { organizationId, kind, subjectId: template.templateId });
}
