import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

const lastDeliverySchema = z.object({
  event: lenient.text(),
  status: lenient.text(),
  createdAt: lenient.text(),
});

/** An address that is told of what happens. */
export const webHookSchema = z.object({
  webHookId: lenient.id(),
  name: lenient.text(),
  url: lenient.text(),
  events: lenient.list(lenient.text()),
  isEnabled: lenient.flag(true),
  secretCreatedAt: lenient.text(),
  /** Until when the secret before signs too; "" where it does not. */
  previousSecretEndsAt: lenient.text(),
  lastDelivery: z.nullish(lastDeliverySchema),
  /** Undefined where the server does not count changes. */
  revision: lenient.number(undefined),
});
export type WebHook = z.infer<typeof webHookSchema>;

/** A web hook with its secret, which is told when it is made and never again. */
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
    /** "" where it arrived. */
    fault: lenient.text(),
  }),
);

/** One thing a web hook was told, or is still to be told. */
export const deliverySchema = z.object({
  deliveryId: lenient.id(),
  messageId: lenient.text(),
  event: lenient.text(),
  /** waiting, delivered or failed. */
  status: lenient.text(),
  createdAt: lenient.text(),
  /** "" when there is no next try. */
  nextAttemptAt: lenient.text(),
  body: lenient.text(),
  attempts: lenient.list(attemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;
