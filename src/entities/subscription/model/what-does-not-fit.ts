import type { Subscription } from '../api/subscription-schema';
import type { SubscriptionTemplate } from '../api/subscription-template-schema';

interface Excess {
  name: (typeof LIMITS)[number][0];
  used: number;
  allowed: number;
}

const LIMITS = [
  ['users', 'activeUsers', 'maxUsers'],
  ['labels', 'labels', 'maxLabels'],
  ['printerModels', 'printerModels', 'maxPrinterModels'],
  ['widgets', 'widgets', 'maxWidgets'],
  ['agents', 'activeAgents', 'maxAgents'],
] as const;

/**
 * Returns what the organisation uses beyond the limits of the template: it cannot change to the template before that is
 * reduced.
 */
export const whatDoesNotFit = (
  subscription: Subscription | undefined,
  template: SubscriptionTemplate,
): readonly Excess[] =>
  LIMITS.flatMap(([name, usedKey, allowedKey]) => {
    const used = subscription?.[usedKey] ?? 0;
    const allowed = template[allowedKey];
    return allowed !== undefined && used > allowed ? [{ name, used, allowed }] : [];
  });
