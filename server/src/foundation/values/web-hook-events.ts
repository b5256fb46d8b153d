/** Events a web hook can subscribe to. */
export const webHookEvents = [
  'print.finished',
  'print.failed',
  'version.published',
  'import.finished',
] as const;
export type WebHookEventName = (typeof webHookEvents)[number];

/** `waiting`: a further attempt is due; `failed`: it was given up. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
