import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';

/** The organisation that setting up creates. */
export const firstOrganizationId = 1;

const plenty = 1000;

/** Who runs their own server sets their own limits. */
export const selfHostedPlan: SubscriptionPlan = {
  type: 'Enterprise',
  status: 'Active',
  allowedPrintJobs: null,
  maxPrinterModels: plenty,
  maxLabels: plenty,
  maxUsers: plenty,
  agentsEnabled: true,
  maxAgents: plenty,
  connectorsEnabled: true,
  integrationClientsEnabled: true,
  integrationWebHooksEnabled: true,
  widgetsEnabled: true,
  maxWidgets: plenty,
};
