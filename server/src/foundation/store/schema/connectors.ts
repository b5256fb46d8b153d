import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConnectorAnswer } from '../../values/connector-answers.ts';
import type { ConnectorQuestion } from '../../values/connector-questions.ts';
import { moment, organizationId } from './columns.ts';
import { labels } from './labels.ts';
import { organizations } from './organization.ts';

/** Programs in a customer's network that serve articles from a system there. Of their keys only hashes are kept. */
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
    /** Null: it has no key, and nobody calls for it. */
    keyHash: text('key_hash'),
    /** The end of the key, by which people tell two of them apart. */
    keyEnding: text('key_ending').notNull().default(''),
    keyCreatedAt: moment('key_created_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Null where nobody of the organisation added it. */
    createdBy: integer('created_by'),
    /** Rises with every change; a save names the one it began with. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** The labels the articles of a connector are printed with; a connector without one: every label that can be printed. */
export const connectorLabels = pgTable(
  'connector_labels',
  {
    organizationId: organizationId(),
    connectorId: integer('connector_id').notNull(),
    labelId: integer('label_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.connectorId, table.labelId] }),
    foreignKey({
      columns: [table.organizationId, table.connectorId],
      foreignColumns: [connectors.organizationId, connectors.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
  ],
);

/** What is being asked of connectors. A question goes when whoever asked has their answer, or stops waiting. */
export const connectorQuestions = pgTable(
  'connector_questions',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    connectorId: integer('connector_id').notNull(),
    question: jsonb('question').$type<ConnectorQuestion>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Nobody waits for the answer any more after this. */
    awaitedUntil: moment('awaited_until').notNull(),
    /** When the program was last given it; null: not yet. */
    offeredAt: moment('offered_at'),
    answeredAt: moment('answered_at'),
    /** Null until it is answered, and where the program could not. */
    answer: jsonb('answer').$type<ConnectorAnswer>(),
    /** Why the program could not answer, in its own words. */
    fault: text('fault'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('connector_questions_of_connector').on(table.organizationId, table.connectorId, table.askedAt),
    index('connector_questions_over').on(table.awaitedUntil),
    foreignKey({
      columns: [table.organizationId, table.connectorId],
      foreignColumns: [connectors.organizationId, connectors.id],
    }).onDelete('cascade'),
  ],
);
