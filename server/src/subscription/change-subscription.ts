import { eq, isNull } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { recordEvent } from '../audit/record-event.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { organizations, refreshTokens } from '../store/schema/index.ts';
import type { Store, Transaction } from '../store/store.ts';
import { exceededLimits } from './exceeded-limits.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';
import { planOf, requireTemplate } from './subscription-templates.ts';
import { readUsage } from './subscription-usage.ts';

const gone = () => new HttpError(404, 'This organisation is not there any more.');

/** The organisation of the transaction, locked until it ends. */
async function lockOrganization(transaction: Transaction) {
  const [organization] = await transaction.select().from(organizations).for('update');
  return organization;
}

/** Gives the organisation another plan. @throws HttpError 409 when it uses more than that allows, 422 for an unknown one */
export async function changePlan(
  { store, clock }: Services,
  { organizationId, userId: actorId }: Caller,
  templateId: number,
  clientAddress: string,
): Promise<void> {
  const template = requireTemplate(templateId);
  await store.asOrganization(organizationId, async (transaction) => {
    const organization = await lockOrganization(transaction);
    if (!organization) throw gone();
    const exceeded = exceededLimits(await readUsage(transaction), template.limits);
    if (exceeded.length > 0) {
      throw new HttpError(
        409,
        `${template.name} is too small for what is used: ${exceeded.join(', ')}. Remove some of it first.`,
      );
    }
    await transaction
      .update(organizations)
      .set({ subscription: planOf(template), features: template.features });
    await recordEvent(transaction, {
      organizationId,
      actorId,
      event: 'plan-changed',
      clientAddress,
      detail: `${organization.subscription.type} to ${template.type}`,
      now: clock(),
    });
  });
}

interface Ending {
  readonly status: Exclude<SubscriptionPlan['status'], 'Active'>;
  readonly reason: string;
}

/** Pauses or ends the subscription: nobody of the organisation can work any more, and every sign-in ends. */
export const endSubscription = (
  { store, clock }: Services,
  { organizationId, userId: actorId }: Caller,
  { status, reason }: Ending,
  clientAddress: string,
): Promise<void> =>
  store.asOrganization(organizationId, async (transaction) => {
    const organization = await lockOrganization(transaction);
    if (!organization) throw gone();
    await transaction.update(organizations).set({ subscription: { ...organization.subscription, status } });
    await transaction
      .update(refreshTokens)
      .set({ revokedAt: clock(), sealedSuccessor: null })
      .where(isNull(refreshTokens.revokedAt));
    await recordEvent(transaction, {
      organizationId,
      actorId,
      event: 'subscription-ended',
      clientAddress,
      detail: [status, reason].filter((part) => part !== '').join(': '),
      now: clock(),
    });
  });

/**
 * Brings a paused or cancelled organisation back; for whoever runs the server.
 * @returns its name; undefined when there is no such organisation
 */
export const resumeSubscription = (
  store: Store,
  organizationId: number,
  now: Date,
): Promise<string | undefined> =>
  store.asOrganization(organizationId, async (transaction) => {
    const organization = await lockOrganization(transaction);
    if (!organization) return undefined;
    await transaction
      .update(organizations)
      .set({ subscription: { ...organization.subscription, status: 'Active' } })
      .where(eq(organizations.organizationId, organizationId));
    await recordEvent(transaction, {
      organizationId,
      event: 'subscription-resumed',
      clientAddress: 'unknown',
      now,
    });
    return organization.name;
  });
