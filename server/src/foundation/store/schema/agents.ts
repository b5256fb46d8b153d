import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';

/** Programs in a customer's network that print there. Of their keys only hashes are kept. */
export const agents = pgTable(
  'agents',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    keyEnding: text('key_ending').notNull(),
    keyCreatedAt: moment('key_created_at').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** What the program said of itself when it last asked for work; empty until then. */
    machineName: text('machine_name').notNull().default(''),
    version: text('version').notNull().default(''),
    printQueues: text('print_queues')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The journal it last called with: another one does not know what was handed to this one. */
    instanceId: uuid('instance_id'),
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    /** Rises with every change; a save names the one it began with. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
