import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

const lastDeliverySchema = z.object({
  event: lenient.text(),
  status: lenient.text(),
  createdAt: lenient.text(),
});

/** Fields of the form of a web hook, each with what a new web hook starts with. */
export const webHookSettingsSchema = z.object({
  name: lenient.text(),
  url: lenient.text(),
  events: lenient.list(lenient.text()),
  isEnabled: lenient.flag(true),
});

/** URL that receives events. */
export const webHookSchema = z.extend(webHookSettingsSchema, {
  webHookId: lenient.id(),
  secretCreatedAt: lenient.text(),
  /** Time until which the previous secret also signs; "" if it does not. */
  previousSecretEndsAt: lenient.text(),
  lastDelivery: z.nullish(lastDeliverySchema),
  /** Undefined if the server has no revisions. */
  revision: lenient.number(undefined),
});
export type WebHook = z.infer<typeof webHookSchema>;

/** Web hook with its secret, which is sent only once, when it is created. */
export const webHookWithSecretSchema = z.extend(webHookSchema, { secret: z.string().check(z.minLength(1)) });
export type WebHookWithSecret = z.infer<typeof webHookWithSecretSchema>;

const attemptSchema = lenient.withSentence(
  'fault',
  z.object({
    number: lenient.number(0),
    at: lenient.text(),
    durationMs: lenient.number(0),
    /** Undefined where there was no answer. */
    responseStatus: lenient.number(undefined),
    response: lenient.text(),
    /** "" if the event was delivered. */
    fault: lenient.text(),
  }),
);

/** Delivery of one event, completed or pending. */
export const deliverySchema = z.object({
  deliveryId: lenient.id(),
  messageId: lenient.text(),
  event: lenient.text(),
  /** waiting, delivered or failed. */
  status: lenient.text(),
  createdAt: lenient.text(),
  /** "" if there is no further attempt. */
  nextAttemptAt: lenient.text(),
  body: lenient.text(),
  attempts: lenient.list(attemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;
