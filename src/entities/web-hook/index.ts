export { WEB_HOOK_TIMEOUT_MS } from './config/timings';
export { webHookQueries } from './api/web-hook-queries';
export {
  deliverySchema,
  webHookSettingsSchema,
  webHookWithSecretSchema,
  type Delivery,
  type WebHook,
  type WebHookWithSecret,
} from './api/web-hook-schema';
export { eventHint, eventName, HOOK_EVENTS } from './model/hook-events';
export { DeliveryBadge, HookStateBadge } from './ui/badges';
