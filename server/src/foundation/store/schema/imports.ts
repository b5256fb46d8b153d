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

/** Uploaded files to be imported, and their results: the jobs and their history in one table. */
export const imports = pgTable(
  'imports',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Network the upload came from, shortened: the security log names it for the later changes of the import. */
    address: text('address').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the whole upload, which tells a repeat from another upload under the same key. */
    requestHash: text('request_hash').notNull(),
    fileName: text('file_name').notNull(),
    fileEncoding: text('file_encoding').notNull(),
    /** Content of the uploaded file; empty once it was deleted. */
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
    /** Headings of the file; empty if it has none, and before it was read. */
    headings: jsonb('headings')
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** First of the ids it created, which have no gap; null if it created nothing. */
    firstCreatedId: integer('first_created_id'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    /** When housekeeping deleted the content; null while it is there. */
    contentDeletedAt: moment('content_deleted_at'),
    undoneBy: integer('undone_by'),
    undoneAt: moment('undone_at'),
    /** Number of attempts; a worker remembers its number, and stops when it has changed. */
    attempts: integer('attempts').notNull().default(0),
    /** End of the worker's lease; null while nobody works on it. */
    leasedUntil: moment('leased_until'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('imports_idempotency').on(table.organizationId, table.accountId, table.idempotencyKey),
    index('imports_due')
      .on(table.createdAt)
      .where(sql`state in ('Waiting', 'Running')`),
    // Housekeeping looks every hour for files that are old enough to be deleted.
    index('imports_with_file')
      .on(table.finishedAt)
      .where(sql`finished_at is not null and content_deleted_at is null`),
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
    /** Line of the file at which the row begins, from 1. */
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

/** Named settings for reading files that are imported regularly. */
export const importConfigurations = pgTable(
  'import_configurations',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    fileEncoding: text('file_encoding').notNull(),
    targetGroups: integer('target_groups').array().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Incremented with every change; a save sends the revision it is based on. */
    revision: integer('revision').notNull().default(1),
    modifiedAt: moment('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('import_configurations_name').on(table.organizationId, sql`lower(${table.name})`),
  ],
);

/**
 * Ids an import reserved for its new articles while it writes them: nobody else sees these articles, nor their labels,
 * until the row is deleted (server/drizzle/0026).
 */
export const pendingArticles = pgTable(
  'pending_articles',
  {
    organizationId: organizationId(),
    importId: integer('import_id').notNull(),
    firstId: integer('first_id').notNull(),
    lastId: integer('last_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.importId] }),
    foreignKey({
      columns: [table.organizationId, table.importId],
      foreignColumns: [imports.organizationId, imports.id],
    }),
  ],
);
