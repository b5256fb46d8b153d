/** What a web hook can be told of. */
export const webHookEvents = [
  'print.finished',
  'print.failed',
  'version.published',
  'import.finished',
] as const;
export type WebHookEventName = (typeof webHookEvents)[number];

/** `waiting`: a try is still to come; `failed`: it was given up. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
