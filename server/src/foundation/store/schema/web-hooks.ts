import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { DeliveryStatus, WebHookEventName } from '../../values/web-hook-events.ts';
import { moment, organizationId, sentence } from './columns.ts';

/** Where an organisation wants to be told of what happens. Secrets are sealed: they must be readable to sign. */
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
    /** The secret before, which signs too until it ends. */
    previousSealedSecret: text('previous_sealed_secret'),
    previousSecretEndsAt: moment('previous_secret_ends_at'),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** The outbox and the log in one: written in the transaction of the fact, kept for a month after its last try. */
export const webHookDeliveries = pgTable(
  'web_hook_deliveries',
  {
    organizationId: organizationId(),
    /** The webhook-id of every try. */
    id: uuid('id').notNull(),
    webHookId: integer('web_hook_id').notNull(),
    event: text('event').$type<WebHookEventName | 'test'>().notNull(),
    /** The JSON that is signed and sent, byte for byte. */
    body: text('body').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Not before this moment; moved on while somebody is sending it; null when there is no next try. */
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

/** Each try and what came of it. */
export const webHookAttempts = pgTable(
  'web_hook_attempts',
  {
    organizationId: organizationId(),
    deliveryId: uuid('delivery_id').notNull(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** The HTTP status; null where there was no answer. */
    responseStatus: integer('response_status'),
    /** The beginning of what was answered. */
    response: text('response').notNull(),
    /** Why it did not arrive; empty where it did. */
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
