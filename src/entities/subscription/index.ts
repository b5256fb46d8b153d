export { subscriptionQueries } from './api/subscription-queries';
export type { PrintCount, Subscription } from './api/subscription-schema';
export type { SubscriptionTemplate } from './api/subscription-template-schema';
export { hasPrintAllowance, remainingPrints } from './model/print-allowance';
export { usePrintsLeft } from './model/use-prints-left';
