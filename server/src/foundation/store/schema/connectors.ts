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

/** Programs in a customer's network that serve articles from a system there. Only hashes of their keys are stored. */
export const connectors = pgTable(
  'connectors',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    machineName: text('machine_name').notNull(),
    version: text('version').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until the program's first call. */
    lastSeenAt: moment('last_seen_at'),
    /** Null: it has no key, so no program can call for it. */
    keyHash: text('key_hash'),
    /** Last characters of the key, by which people tell two keys apart. */
    keyEnding: text('key_ending').notNull().default(''),
    keyCreatedAt: moment('key_created_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Null if it was not added by a person of the organisation. */
    createdBy: integer('created_by'),
    /** Incremented with every change; a save sends the revision it is based on. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Labels that the articles of a connector are printed with; without any: every label that can be printed. */
export const connectorLabels = pgTable(
  'connector_labels',
  {
    organizationId: organizationId(),
    connectorId: integer('connector_id').notNull(),
    labelId: integer('label_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.connectorId, table.labelId] }),
    index('connector_labels_by_label').on(table.organizationId, table.labelId),
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

/** Questions to connectors. A question is deleted when the caller has the answer, or stops waiting. */
export const connectorQuestions = pgTable(
  'connector_questions',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    connectorId: integer('connector_id').notNull(),
    question: jsonb('question').$type<ConnectorQuestion>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** After this time nobody waits for the answer. */
    awaitedUntil: moment('awaited_until').notNull(),
    /** Time at which the program was last given it; null: not yet. */
    offeredAt: moment('offered_at'),
    answeredAt: moment('answered_at'),
    /** Null until it is answered, and if the program could not answer. */
    answer: jsonb('answer').$type<ConnectorAnswer>(),
    /** Reason why the program could not answer, in its own words. */
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
