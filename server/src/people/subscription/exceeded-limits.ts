import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import type { PlanLimits } from './subscription-templates.ts';
import type { SubscriptionUsage } from './subscription-usage.ts';

const { exceeds } = sentences.subscription;

const limitOf = {
  activeUsers: ['maxUsers', exceeds.users],
  printerModels: ['maxPrinterModels', exceeds.printerModels],
  labels: ['maxLabels', exceeds.labels],
  widgets: ['maxWidgets', exceeds.widgets],
  activeAgents: ['maxAgents', exceeds.agents],
} as const satisfies Record<keyof SubscriptionUsage, readonly [keyof PlanLimits, typeof exceeds.users]>;

/** Returns the limits an organisation exceeds: “12 labels of 3”; empty if none. */
export const exceededLimits = (usage: SubscriptionUsage, limits: PlanLimits): readonly Sentence[] =>
  (Object.keys(limitOf) as (keyof SubscriptionUsage)[]).flatMap((used) => {
    const [limit, tell] = limitOf[used];
    return usage[used] > limits[limit] ? [tell({ used: usage[used], allowed: limits[limit] })] : [];
  });
