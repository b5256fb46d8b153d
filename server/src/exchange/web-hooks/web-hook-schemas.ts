import { z } from 'zod';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { codeShape } from '../../foundation/values/sentence-code.ts';
import { deliveryStatuses, webHookEvents } from '../../foundation/values/web-hook-events.ts';

const attemptSchema = z.strictObject({
  number: z.int(),
  at: z.iso.datetime(),
  durationMs: z.int(),
  /** Null if there was no response. */
  responseStatus: z.int().nullable(),
  response: z.string(),
  /** Empty if it was delivered. */
  fault: z.string(),
  ...codeShape,
});

export const deliverySchema = z.strictObject({
  deliveryId: z.uuid(),
  /** Value of the webhook-id header of every attempt. */
  messageId: z.string(),
  event: z.enum([...webHookEvents, 'test']),
  status: z.enum(deliveryStatuses),
  createdAt: z.iso.datetime(),
  /** Null if there is no further attempt. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** Request body. */
  body: z.string(),
  attempts: z.array(attemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Fields of the form of a web hook. */
export const webHookSettings = {
  name: nameSchema,
  url: z.string().trim().min(1).max(2000),
  events: z
    .array(z.enum(webHookEvents))
    .min(1, 'needs at least one')
    .transform((events) => webHookEvents.filter((event) => events.includes(event))),
  isEnabled: z.boolean(),
};

export const webHookSchema = z.strictObject({
  webHookId: idSchema,
  ...webHookSettings,
  events: z.array(z.enum(webHookEvents)),
  secretCreatedAt: z.iso.datetime(),
  /** Time until which the previous secret also signs; null if it does not. */
  previousSecretEndsAt: z.iso.datetime().nullable(),
  /** The newest delivery; null before the first. */
  lastDelivery: z
    .strictObject({
      event: z.enum([...webHookEvents, 'test']),
      status: z.enum(deliveryStatuses),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  revision: z.int(),
});
export type WebHook = z.infer<typeof webHookSchema>;

/** Web hook with its secret, which is shown once, when it is created, and never again. */
export const webHookWithSecretSchema = webHookSchema.extend({ secret: z.string() });

/** A new web hook is enabled. */
export const newWebHookSchema = z.strictObject(webHookSettings).omit({ isEnabled: true });
export type NewWebHook = z.output<typeof newWebHookSchema>;

export const changedWebHookSchema = z.strictObject({
  ...webHookSettings,
  revision: z.int().min(1),
});
export type ChangedWebHook = z.output<typeof changedWebHookSchema>;
