import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, organizationId } from './columns.ts';
import { organizations } from './organization.ts';

/** Programs that print in a customer's network. Only hashes of their keys are stored. */
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
    /** As reported by the program when it last asked for work; empty until then. */
    machineName: text('machine_name').notNull().default(''),
    version: text('version').notNull().default(''),
    printQueues: text('print_queues')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Journal of its last call: another journal has no record of what was handed to this one. */
    instanceId: uuid('instance_id'),
    lastSeenAt: moment('last_seen_at'),
    createdAt: moment('created_at').notNull(),
    /** Incremented with every change; a save sends the revision it is based on. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
