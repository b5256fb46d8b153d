import type { FeatureSet } from '../../foundation/values/feature-set.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import { planOf, templateOf } from '../../people/subscription/subscription-templates.ts';
import type { TemplateType } from '../../foundation/values/template-types.ts';

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

/** Remaining prints of the new Free organisation. */
export const freePrintsLeft = 3;

export const freeOrganization: DemoOrganization = {
  organizationId: 1002,
  name: 'Free',
  ...subscribedTo('Free'),
};
