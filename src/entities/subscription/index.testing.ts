export { subscriptionHandlers } from './testing/subscription-handlers';
