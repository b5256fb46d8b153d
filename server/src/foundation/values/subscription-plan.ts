import { z } from 'zod';

export const subscriptionStatuses = ['Active', 'Paused', 'Canceled'] as const;

/** Limits of an organisation's subscription. `allowedPrintJobs` is per month; null means no limit. */
export const subscriptionPlanSchema = z.strictObject({
  type: z.enum(['Free', 'Standard', 'Professional', 'Enterprise']),
  status: z.enum(subscriptionStatuses),
  allowedPrintJobs: z.int().min(0).nullable(),
  maxPrinterModels: z.int().min(0),
  maxLabels: z.int().min(0),
  maxUsers: z.int().min(0),
  agentsEnabled: z.boolean(),
  maxAgents: z.int().min(0),
  connectorsEnabled: z.boolean(),
  integrationClientsEnabled: z.boolean(),
  integrationWebHooksEnabled: z.boolean(),
  widgetsEnabled: z.boolean(),
  maxWidgets: z.int().min(0),
});

export type SubscriptionPlan = z.infer<typeof subscriptionPlanSchema>;
