export { SubscriptionCancelPage } from './ui/subscription-cancel-page';
