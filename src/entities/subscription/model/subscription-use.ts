import type { PrintCount, Subscription } from '../api/subscription-schema';
import { NEAR_LIMIT_SHARE } from '../config/limits';

/** Limit of a subscription with its usage. */
export interface LimitUse {
  name: 'users' | 'prints' | 'labels' | 'printerModels' | 'widgets' | 'agents' | 'integrationClients';
  used: number;
  allowed: number;
  /** How many more fit; never below 0. */
  room: number;
  /** Part of the used ones: places that are reserved but not taken yet, such as open invitations. */
  promised: number;
  /** `near`: four fifths are used; `full`: nothing is left. */
  level: 'free' | 'near' | 'full';
}

/**
 * Returns the limits that a server sends with their usage, in the order of the panel. A limit without a usage count, or
 * for something the subscription does not include, is left out.
 */
export function subscriptionUse(subscription: Subscription, prints?: PrintCount): LimitUse[] {
  const { agentsEnabled, integrationClientsEnabled, widgetsEnabled } = subscription;
  const uses = [
    limitUse('prints', prints?.printedJobs, prints?.allowedPrintJobs),
    limitUse('users', subscription.activeUsers, subscription.maxUsers, subscription.invitedUsers),
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
  taken: number | undefined,
  allowed: number | undefined,
  promised = 0,
): LimitUse | undefined {
  if (taken === undefined || allowed === undefined) return undefined;
  const used = taken + promised;
  const level = used >= allowed ? 'full' : used >= allowed * NEAR_LIMIT_SHARE ? 'near' : 'free';
  return { name, used, allowed, room: Math.max(0, allowed - used), promised, level };
}
