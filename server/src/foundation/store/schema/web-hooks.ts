import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { DeliveryStatus, WebHookEventName } from '../../values/web-hook-events.ts';
import { moment, organizationId, sentence } from './columns.ts';

/** URLs at which an organisation receives events. Secrets are sealed and not hashed: they must be readable for signing. */
export const webHooks = pgTable(
  'web_hooks',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebHookEventName[]>().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    sealedSecret: text('sealed_secret').notNull(),
    secretCreatedAt: moment('secret_created_at').notNull(),
    /** Previous secret, which also signs until it expires. */
    previousSealedSecret: text('previous_sealed_secret'),
    previousSecretEndsAt: moment('previous_secret_ends_at'),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Outbox and log in one: written in the transaction of the change, kept for a month after the last attempt. */
export const webHookDeliveries = pgTable(
  'web_hook_deliveries',
  {
    organizationId: organizationId(),
    /** Value of the webhook-id header of every attempt. */
    id: uuid('id').notNull(),
    webHookId: integer('web_hook_id').notNull(),
    event: text('event').$type<WebHookEventName | 'test'>().notNull(),
    /** The JSON that is signed and sent, byte for byte. */
    body: text('body').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Earliest time of the next attempt; postponed while a process is sending it; null if there is no further attempt. */
    nextAttemptAt: moment('next_attempt_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.webHookId],
      foreignColumns: [webHooks.organizationId, webHooks.id],
    }).onDelete('cascade'),
    index('web_hook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('web_hook_deliveries_of_hook').on(table.organizationId, table.webHookId, table.createdAt),
  ],
);

/** Attempts of a delivery, with their results. */
export const webHookAttempts = pgTable(
  'web_hook_attempts',
  {
    organizationId: organizationId(),
    deliveryId: uuid('delivery_id').notNull(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** HTTP status; null if there was no response. */
    responseStatus: integer('response_status'),
    /** Beginning of the response. */
    response: text('response').notNull(),
    /** Reason of the failure; empty if it was delivered. */
    fault: text('fault').notNull(),
    /** The fault with its code. */
    sentence: sentence(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.deliveryId, table.number] }),
    foreignKey({
      columns: [table.organizationId, table.deliveryId],
      foreignColumns: [webHookDeliveries.organizationId, webHookDeliveries.id],
    }).onDelete('cascade'),
  ],
);
