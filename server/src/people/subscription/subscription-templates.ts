import type { Sentence } from 'label-core/sentence';
import type { TemplateType } from '../../foundation/values/template-types.ts';
import { refusalOfField } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';
import { everyFeature, type FeatureSet } from '../../foundation/values/feature-set.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';

export type PlanLimits = Omit<SubscriptionPlan, 'type' | 'status'>;

/** Subscription that an organisation can choose. */
export interface SubscriptionTemplate {
  readonly templateId: number;
  readonly type: TemplateType;
  readonly name: string;
  readonly description: Sentence;
  readonly limits: PlanLimits;
  readonly features: FeatureSet;
}

const alone: FeatureSet = {
  ...everyFeature,
  integrationClientsEnabled: false,
  agentsEnabled: false,
  connectorsEnabled: false,
  integrationWebHooksEnabled: false,
};

const subscriptionTemplates: readonly SubscriptionTemplate[] = [
  {
    templateId: 1,
    type: 'Free',
    name: 'Free',
    description: sentences.plan.free,
    limits: {
      allowedPrintJobs: 25,
      maxPrinterModels: 1,
      maxLabels: 3,
      maxUsers: 2,
      agentsEnabled: false,
      maxAgents: 0,
      connectorsEnabled: false,
      integrationClientsEnabled: false,
      integrationWebHooksEnabled: false,
      widgetsEnabled: false,
      maxWidgets: 0,
    },
    features: {
      ...alone,
      showFeatures: { ...everyFeature.showFeatures, showMyOrders: false },
      importEnabled: false,
    },
  },
  {
    templateId: 2,
    type: 'Standard',
    name: 'Standard',
    description: sentences.plan.standard,
    limits: {
      allowedPrintJobs: 1000,
      maxPrinterModels: 3,
      maxLabels: 20,
      maxUsers: 10,
      agentsEnabled: false,
      maxAgents: 0,
      connectorsEnabled: false,
      integrationClientsEnabled: false,
      integrationWebHooksEnabled: false,
      widgetsEnabled: true,
      maxWidgets: 4,
    },
    features: alone,
  },
  {
    templateId: 3,
    type: 'Professional',
    name: 'Professional',
    description: sentences.plan.professional,
    limits: {
      allowedPrintJobs: null,
      maxPrinterModels: 10,
      maxLabels: 50,
      maxUsers: 25,
      agentsEnabled: true,
      maxAgents: 3,
      connectorsEnabled: true,
      integrationClientsEnabled: true,
      integrationWebHooksEnabled: true,
      widgetsEnabled: true,
      maxWidgets: 12,
    },
    features: everyFeature,
  },
];

/** Subscriptions that organisations may choose themselves on this server. */
export interface OfferedPlans {
  /** Never empty. Other plans are assigned by the operator of the server. */
  readonly selfServicePlans: readonly TemplateType[];
}

/** Returns the subscriptions organisations may choose here, the smallest first. */
export const offeredTemplates = ({ selfServicePlans }: OfferedPlans): readonly SubscriptionTemplate[] =>
  subscriptionTemplates.filter(({ type }) => selfServicePlans.includes(type));

/**
 * Returns the chosen subscription, or the smallest if none was chosen.
 * @throws HttpError 422 for an id that is not offered here
 */
export function requireOffered(config: OfferedPlans, templateId: number | undefined): SubscriptionTemplate {
  const offered = offeredTemplates(config);
  const template =
    templateId === undefined ? offered[0] : offered.find((one) => one.templateId === templateId);
  if (template) return template;
  throw refusalOfField('templateId', sentences.subscription.notOffered({ id: templateId ?? 0 }));
}

/** Returns the subscription with this id, offered or not; undefined for an id that none has. */
export const templateWithId = (templateId: number): SubscriptionTemplate | undefined =>
  subscriptionTemplates.find((one) => one.templateId === templateId);

export const templateOf = (type: TemplateType): SubscriptionTemplate => {
  const template = subscriptionTemplates.find((one) => one.type === type);
  if (!template) throw new Error(`There is no template ${type}.`);
  return template;
};

/** Returns the subscription of an organisation that has just chosen this template. */
export const planOf = ({
  type,
  limits,
}: Pick<SubscriptionTemplate, 'type' | 'limits'>): SubscriptionPlan => ({
  type,
  status: 'Active',
  ...limits,
});
