import type { PrintCount, Subscription } from '../api/subscription-schema';

/** One limit of a subscription and how much of it is used. */
export interface LimitUse {
  name: 'users' | 'prints' | 'labels' | 'printerModels' | 'widgets' | 'agents' | 'integrationClients';
  used: number;
  allowed: number;
  /** `near`: four fifths are used; `full`: nothing is left. */
  level: 'free' | 'near' | 'full';
}

const NEAR_SHARE = 0.8;

/**
 * The limits a server tells with what is used of them, in the order of the panel. A limit without a count of what is
 * used, or of something the subscription does not have, is left out.
 */
export function subscriptionUse(subscription: Subscription, prints?: PrintCount): LimitUse[] {
  const { agentsEnabled, integrationClientsEnabled, widgetsEnabled } = subscription;
  const uses = [
    limitUse('prints', prints?.printedJobs, prints?.allowedPrintJobs),
    limitUse('users', subscription.activeUsers, subscription.maxUsers),
    limitUse('labels', subscription.labels, subscription.maxLabels),
    limitUse('printerModels', subscription.printerModels, subscription.maxPrinterModels),
    widgetsEnabled && limitUse('widgets', subscription.widgets, subscription.maxWidgets),
    agentsEnabled && limitUse('agents', subscription.activeAgents, subscription.maxAgents),
    integrationClientsEnabled &&
      limitUse(
        'integrationClients',
        subscription.activeIntegrationClients,
        subscription.maxIntegrationClients,
      ),
  ];
  return uses.filter((one) => one !== false && one !== undefined);
}

function limitUse(
  name: LimitUse['name'],
  used: number | undefined,
  allowed: number | undefined,
): LimitUse | undefined {
  if (used === undefined || allowed === undefined) return undefined;
  const level = used >= allowed ? 'full' : used >= allowed * NEAR_SHARE ? 'near' : 'free';
  return { name, used, allowed, level };
}
