import type { FeatureSet } from '../subscription/feature-set.ts';
import type { SubscriptionPlan } from '../subscription/subscription-plan.ts';
import { planOf, templateOf, type TemplateType } from '../subscription/subscription-templates.ts';

interface DemoOrganization {
  readonly organizationId: number;
  readonly name: string;
  readonly subscription: SubscriptionPlan;
  readonly features: FeatureSet;
}

const subscribedTo = (type: TemplateType): Pick<DemoOrganization, 'subscription' | 'features'> => ({
  subscription: planOf(templateOf(type)),
  features: templateOf(type).features,
});

export const demoOrganization: DemoOrganization = {
  organizationId: 1001,
  name: 'Demo',
  ...subscribedTo('Professional'),
};

/** Prints left to the Free organisation when it is new. */
export const freePrintsLeft = 3;

export const freeOrganization: DemoOrganization = {
  organizationId: 1002,
  name: 'Free',
  ...subscribedTo('Free'),
};
