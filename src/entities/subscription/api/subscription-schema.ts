import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Subscription of the organisation with its usage (specification 3, Subscription). */
export const subscriptionSchema = z.object({
  type: lenient.text(),
  maxPrinterModels: lenient.number(undefined),
  maxLabels: lenient.number(undefined),
  maxUsers: lenient.number(undefined),
  activeUsers: lenient.number(undefined),
  /** Invitations that can still be accepted: each reserves a place. Not every server sends them. */
  invitedUsers: lenient.number(0),
  /** Number of labels; not every server counts them. */
  labels: lenient.number(undefined),
  printerModels: lenient.number(undefined),
  widgets: lenient.number(undefined),
  agentsEnabled: lenient.flag(),
  maxAgents: lenient.number(undefined),
  activeAgents: lenient.number(undefined),
  connectorsEnabled: lenient.flag(),
  /** Connector that is in use; undefined if there is none. */
  activeConnectorId: lenient.optionalId(),
  integrationClientsEnabled: lenient.flag(),
  integrationWebHooksEnabled: lenient.flag(),
  activeIntegrationClients: lenient.number(undefined),
  maxIntegrationClients: lenient.number(undefined),
  widgetsEnabled: lenient.flag(true),
  maxWidgets: lenient.number(undefined),
  /** Max. labels printed at once without a confirmation. Not every server sends it. */
  unaskedLabels: lenient.number(undefined),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const printCountSchema = z.object({
  allowedPrintJobs: z.coerce.number(),
  printedJobs: lenient.number(0),
});
export type PrintCount = z.infer<typeof printCountSchema>;
