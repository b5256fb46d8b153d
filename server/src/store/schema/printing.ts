import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PrintStatus } from '../../print/print-status.ts';
import type { PrinterLanguage } from '../../printers/printer-schemas.ts';
import type { PaperSettings } from '../../preferences/preference-schemas.ts';
import { bytes, moment, organizationId } from './columns.ts';
import { labels, labelVersions } from './catalog.ts';
import { organizations } from './organization.ts';
import { accounts } from './people.ts';

export const printers = pgTable(
  'printers',
  {
    organizationId: organizationId().references(() => organizations.organizationId),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    vendor: text('vendor').notNull(),
    model: text('model').notNull(),
    dpi: integer('dpi').notNull(),
    language: text('language').$type<PrinterLanguage>().notNull(),
    targetIpAddress: text('target_ip_address'),
    targetPort: integer('target_port'),
    targetPrintQueue: text('target_print_queue'),
    useLocalPrinterDriver: boolean('use_local_printer_driver').notNull().default(false),
    groupIds: integer('group_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** How one label goes onto the paper of one printer. */
export const printSettings = pgTable(
  'print_settings',
  {
    organizationId: organizationId(),
    labelId: integer('label_id').notNull(),
    printerId: integer('printer_id').notNull(),
    settings: jsonb('settings').$type<PaperSettings>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.labelId, table.printerId] }),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.printerId],
      foreignColumns: [printers.organizationId, printers.id],
    }).onDelete('cascade'),
  ],
);

export const printJobs = pgTable(
  'print_jobs',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    accountId: integer('account_id').notNull(),
    computerName: text('computer_name').notNull(),
    status: text('status').$type<PrintStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request, to tell a repeat from another request under the same key. */
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('print_jobs_by_time').on(table.organizationId, table.createdAt),
    uniqueIndex('print_jobs_idempotency').on(table.organizationId, table.accountId, table.idempotencyKey),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
  ],
);

/** One file for one printer: at most 100 labels. Names and targets are copied, because history outlives printers. */
export const printJobEntries = pgTable(
  'print_job_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    printJobId: uuid('print_job_id').notNull(),
    position: integer('position').notNull(),
    status: text('status').$type<PrintStatus>().notNull(),
    labelVersionId: integer('label_version_id').notNull(),
    articleId: integer('article_id'),
    orderId: integer('order_id'),
    printerId: integer('printer_id').notNull(),
    labelCount: integer('label_count').notNull(),
    /** The resolved values: with the version they say exactly what was printed. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    labelName: text('label_name').notNull(),
    articleName: text('article_name'),
    printerName: text('printer_name').notNull(),
    language: text('language').$type<PrinterLanguage>().notNull(),
    targetIpAddress: text('target_ip_address'),
    targetPort: integer('target_port'),
    targetPrintQueue: text('target_print_queue'),
    useLocalPrinterDriver: boolean('use_local_printer_driver').notNull(),
    paper: jsonb('paper').$type<PaperSettings>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('print_job_entries_position').on(table.organizationId, table.printJobId, table.position),
    foreignKey({
      columns: [table.organizationId, table.printJobId],
      foreignColumns: [printJobs.organizationId, printJobs.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.labelVersionId],
      foreignColumns: [labelVersions.organizationId, labelVersions.id],
    }),
  ],
);

/** What the helper fetches. Kept for a day, then cleared; the entry stays. */
export const printFiles = pgTable(
  'print_files',
  {
    organizationId: organizationId(),
    printJobEntryId: uuid('print_job_entry_id').notNull(),
    content: bytes('content').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.printJobEntryId] }),
    index('print_files_by_expiry').on(table.organizationId, table.expiresAt),
    foreignKey({
      columns: [table.organizationId, table.printJobEntryId],
      foreignColumns: [printJobEntries.organizationId, printJobEntries.id],
    }).onDelete('cascade'),
  ],
);
