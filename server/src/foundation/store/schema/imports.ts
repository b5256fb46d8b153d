import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ImportOptions } from 'label-core/import';
import type { ImportState } from '../../values/import-states.ts';
import { bytes, moment, organizationId, sentence } from './columns.ts';
import { organizations } from './organization.ts';
import { accounts } from './people.ts';

/** Files that were uploaded to be imported, and what became of them: the jobs and their history in one. */
export const imports = pgTable(
  'imports',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    accountId: integer('account_id').notNull(),
    /** The network the upload came from, shortened: the security log names it for what the import does later. */
    address: text('address').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the whole upload, to tell a repeat from another one under the same key. */
    requestHash: text('request_hash').notNull(),
    fileName: text('file_name').notNull(),
    fileEncoding: text('file_encoding').notNull(),
    /** The file as it was uploaded. */
    content: bytes('content').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    groupId: integer('group_id').notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    rowCount: integer('row_count').notNull().default(0),
    createdCount: integer('created_count').notNull().default(0),
    updatedCount: integer('updated_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    rejectedCount: integer('rejected_count').notNull().default(0),
    message: text('message').notNull().default(''),
    /** The message with its code. */
    sentence: sentence(),
    /** What the file calls its columns; empty where it does not, and before it was read. */
    headings: jsonb('headings')
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** What it created has the ids from this one on, without a gap; null where it created nothing. */
    firstCreatedId: integer('first_created_id'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    undoneBy: integer('undone_by'),
    undoneAt: moment('undone_at'),
    /** How often it was begun; who works on it knows the number, and stops when it is another one. */
    attempts: integer('attempts').notNull().default(0),
    /** Until when it belongs to who began it; null while nobody works on it. */
    leasedUntil: moment('leased_until'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('imports_idempotency').on(table.organizationId, table.accountId, table.idempotencyKey),
    index('imports_due')
      .on(table.createdAt)
      .where(sql`state in ('Waiting', 'Running')`),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
  ],
);

/** The rows of a file that were not imported, each with its reason. */
export const importRejectedRows = pgTable(
  'import_rejected_rows',
  {
    organizationId: organizationId(),
    importId: integer('import_id').notNull(),
    position: integer('position').notNull(),
    /** The line of the file it begins at, from 1. */
    line: integer('line').notNull(),
    reason: text('reason').notNull(),
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.importId, table.position] }),
    foreignKey({
      columns: [table.organizationId, table.importId],
      foreignColumns: [imports.organizationId, imports.id],
    }).onDelete('cascade'),
  ],
);

/** How files that come again and again are read, under a name. */
export const importConfigurations = pgTable(
  'import_configurations',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    fileEncoding: text('file_encoding').notNull(),
    targetGroups: integer('target_groups').array().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Rises with every change; a save names the one it began with. */
    revision: integer('revision').notNull().default(1),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('import_configurations_name').on(table.organizationId, sql`lower(${table.name})`),
  ],
);
