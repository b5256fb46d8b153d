import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';

/** Id of the organisation created by the set-up. */
export const firstOrganizationId = 1;

const plenty = 1000;

/** Plan of a self-hosted server: its operator sets their own limits. */
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
