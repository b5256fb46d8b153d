import type { PrintCount, Subscription } from '../api/subscription-schema';
import { NEAR_LIMIT_SHARE } from '../config/limits';

/** One limit of a subscription and how much of it is used. */
export interface LimitUse {
  name: 'users' | 'prints' | 'labels' | 'printerModels' | 'widgets' | 'agents' | 'integrationClients';
  used: number;
  allowed: number;
  /** How many more fit; never below 0. */
  room: number;
  /** Of those used: places that are promised and not taken yet, such as open invitations. */
  promised: number;
  /** `near`: four fifths are used; `full`: nothing is left. */
  level: 'free' | 'near' | 'full';
}

/**
 * The limits a server tells with what is used of them, in the order of the panel. A limit without a count of what is
 * used, or of something the subscription does not have, is left out.
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
