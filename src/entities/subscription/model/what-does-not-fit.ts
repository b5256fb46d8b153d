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

/** What the organisation uses more of than the template allows: it cannot be changed to before some of it is gone. */
export const whatDoesNotFit = (
  subscription: Subscription | undefined,
  template: SubscriptionTemplate,
): readonly Excess[] =>
  LIMITS.flatMap(([name, usedKey, allowedKey]) => {
    const used = subscription?.[usedKey] ?? 0;
    const allowed = template[allowedKey];
    return allowed !== undefined && used > allowed ? [{ name, used, allowed }] : [];
  });
