import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AuditEventName } from '../../values/audit-events.ts';
import { moment, organizationId } from './columns.ts';

/** Events about accounts and their rights. Written in the transaction of the change; never modified. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** 0 if the organisation is unknown, as for an unknown address. */
    organizationId: organizationId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    event: text('event').$type<AuditEventName>().notNull(),
    outcome: text('outcome').$type<'success' | 'failure'>().notNull(),
    /** Account that acted; null if nobody was signed in. */
    actorId: integer('actor_id'),
    /** Shortened, so that it identifies a network and no person. */
    address: text('address').notNull(),
    /** Details in words, without secrets: the plan that was chosen, the account concerned. */
    detail: text('detail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('audit_events_by_time').on(table.organizationId, table.at),
  ],
);
