import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';

/** Programs in a customer's network that serve articles from a system there. */
export const connectors = pgTable(
  'connectors',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    machineName: text('machine_name').notNull(),
    version: text('version').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until the program has called for the first time. */
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
