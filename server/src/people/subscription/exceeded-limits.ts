import type { PlanLimits } from './subscription-templates.ts';
import type { SubscriptionUsage } from './subscription-usage.ts';

const limitOf = {
  activeUsers: ['maxUsers', 'users'],
  printerModels: ['maxPrinterModels', 'printer models'],
  labels: ['maxLabels', 'labels'],
  widgets: ['maxWidgets', 'widgets'],
  activeAgents: ['maxAgents', 'agents'],
} as const satisfies Record<keyof SubscriptionUsage, readonly [keyof PlanLimits, string]>;

/** What an organisation uses more of than limits allow, in words: “12 labels of 3”. Empty: everything fits. */
export const exceededLimits = (usage: SubscriptionUsage, limits: PlanLimits): readonly string[] =>
  (Object.keys(limitOf) as (keyof SubscriptionUsage)[]).flatMap((used) => {
    const [limit, words] = limitOf[used];
    return usage[used] > limits[limit] ? [`${usage[used]} ${words} of ${limits[limit]}`] : [];
  });
