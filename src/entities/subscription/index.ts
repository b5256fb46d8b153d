export { subscriptionQueries } from './api/subscription-queries';
export type { PrintCount, Subscription } from './api/subscription-schema';
export { usePrintsLeft } from './model/use-prints-left';
export { subscriptionUse } from './model/subscription-use';
export { SubscriptionPanel } from './ui/subscription-panel';
