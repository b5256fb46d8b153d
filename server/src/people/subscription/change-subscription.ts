import { eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import type { PlanServices } from './plan-services.ts';
import { organizations, refreshTokens } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { selfHostedPlan } from '../organizations/first-organization.ts';
import { inRow } from '../sentences/in-row.ts';
import { sentences } from '../sentences/index.ts';
import { exceededLimits } from './exceeded-limits.ts';
import { everyFeature, type FeatureSet } from '../../foundation/values/feature-set.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import { planOf, requireOffered, templateOf } from './subscription-templates.ts';
import { templateTypes } from '../../foundation/values/template-types.ts';
import { readUsage } from './subscription-usage.ts';

const gone = () => new HttpError(404, sentences.organization.gone);

/** Returns the transaction's organisation, locked until the transaction ends. */
async function lockOrganization(transaction: Transaction) {
  const [organization] = await transaction.select().from(organizations).for('update');
  return organization;
}

/**
 * Changes the plan of the organisation.
 * @throws HttpError 409 if it uses more than the plan allows, 422 for one it may not choose itself
 */
export async function changePlan(
  { store, clock, config }: PlanServices,
  { organizationId, userId: actorId }: Caller,
  templateId: number,
  clientAddress: string,
): Promise<void> {
  const { name, type, features, limits } = requireOffered(config, templateId);
  const offer = { name, plan: planOf({ type, limits }), features };
  const changed = await store.asOrganization(organizationId, (transaction) =>
    writePlan(transaction, offer, { organizationId, actorId, clientAddress, now: clock() }),
  );
  if (changed === undefined) throw gone();
}

/**
 * Gives an organisation a plan whether it is offered or not; for the operator of the server.
 * @returns its name; undefined when there is no such organisation
 * @throws HttpError 409 when it uses more than the plan allows
 */
export const givePlan = (
  store: Store,
  organizationId: number,
  type: GivenPlan,
  now: Date,
): Promise<string | undefined> =>
  store.asOrganization(organizationId, (transaction) =>
    writePlan(transaction, planToGive(type), { organizationId, clientAddress: 'unknown', now }),
  );

/** All plans: those of the templates, and that of a self-hosted server. */
export const givenPlans = [...templateTypes, 'Enterprise'] as const;
export type GivenPlan = (typeof givenPlans)[number];

interface Offer {
  readonly name: string;
  readonly plan: SubscriptionPlan;
  readonly features: FeatureSet;
}

function planToGive(type: GivenPlan): Offer {
  if (type === 'Enterprise') return { name: type, plan: selfHostedPlan, features: everyFeature };
  const template = templateOf(type);
  return { name: template.name, plan: planOf(template), features: template.features };
}

interface PlanChange {
  readonly organizationId: number;
  readonly actorId?: number;
  readonly clientAddress: string;
  readonly now: Date;
}

/** @returns the name of the organisation; undefined if it was deleted. @throws HttpError 409 */
async function writePlan(
  transaction: Transaction,
  { name, plan, features }: Offer,
  change: PlanChange,
): Promise<string | undefined> {
  const organization = await lockOrganization(transaction);
  if (!organization) return undefined;
  const exceeded = exceededLimits(await readUsage(transaction), plan);
  if (exceeded.length > 0) {
    throw new HttpError(409, sentences.subscription.small({ name, exceeded: inRow(exceeded) }));
  }
  const { status } = organization.subscription;
  await transaction.update(organizations).set({ subscription: { ...plan, status }, features });
  await recordEvent(transaction, {
    ...change,
    event: 'plan-changed',
    detail: `${organization.subscription.type} to ${plan.type}`,
  });
  return organization.name;
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
 * Reactivates a paused or cancelled organisation; for the operator of the server.
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
