import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AuditEventName } from '../../values/audit-events.ts';
import { moment, organizationId } from './columns.ts';

/** What happened to accounts and to who may do what. Written in the transaction it tells of; never changed. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** 0 where nobody's organisation is known, as for an unknown address. */
    organizationId: organizationId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    event: text('event').$type<AuditEventName>().notNull(),
    outcome: text('outcome').$type<'success' | 'failure'>().notNull(),
    /** Who did it; null where that is nobody who is signed in. */
    actorId: integer('actor_id'),
    /** Shortened, so that it names a network and no person. */
    address: text('address').notNull(),
    /** In words, without secrets: the plan that was chosen, the account that was meant. */
    detail: text('detail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('audit_events_by_time').on(table.organizationId, table.at),
  ],
);
