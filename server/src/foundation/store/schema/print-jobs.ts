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
import type { PaperSettings } from '../../values/preferences.ts';
import type { PrintStatus } from '../../values/print-status.ts';
import type { PrinterLanguage } from '../../values/printer-languages.ts';
import { bytes, moment, organizationId } from './columns.ts';
import { labelVersions } from './labels.ts';
import { accounts } from './people.ts';

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
    /** Hash of the request, which tells a repeat from another request under the same key. */
    requestHash: text('request_hash').notNull(),
    /** Id of the request that created it, as in the log; null in jobs of older programs. */
    requestId: text('request_id'),
    /** Job that this one reprints, with the reason; null for a first print. */
    reprintOf: uuid('reprint_of'),
    reprintReason: text('reprint_reason'),
    /** True if this server handed the files to agents when it created the job, and ends the job: no client follows it. */
    isDrivenHere: boolean('is_driven_here').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('print_jobs_by_time').on(table.organizationId, table.createdAt),
    index('print_jobs_by_person').on(table.organizationId, table.accountId, table.createdAt),
    // A job is shown with those that reprint it; most jobs reprint none.
    index('print_jobs_by_original')
      .on(table.organizationId, table.reprintOf)
      .where(sql`reprint_of is not null`),
    uniqueIndex('print_jobs_idempotency').on(table.organizationId, table.accountId, table.idempotencyKey),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.reprintOf],
      foreignColumns: [table.organizationId, table.id],
    }),
  ],
);

/**
 * Files of print jobs, each for one printer: at most 100 labels. Names and targets are copied, because the history
 * outlives printers.
 */
export const printJobEntries = pgTable(
  'print_job_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    printJobId: uuid('print_job_id').notNull(),
    position: integer('position').notNull(),
    status: text('status').$type<PrintStatus>().notNull(),
    /** Null for a proof of a design that is not saved. */
    labelVersionId: integer('label_version_id'),
    articleId: integer('article_id'),
    orderId: integer('order_id'),
    /** Position of the line in its order; null if no order is printed. */
    orderLine: integer('order_line'),
    printerId: integer('printer_id').notNull(),
    labelCount: integer('label_count').notNull(),
    /** Resolved values, of the first label: together with the version they define exactly what was printed. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** What differs between the labels of the file, label by label; null where they are all the same. */
    labelValues: jsonb('label_values').$type<Readonly<Record<string, string>>[]>(),
    labelName: text('label_name').notNull(),
    articleName: text('article_name'),
    printerName: text('printer_name').notNull(),
    language: text('language').$type<PrinterLanguage>().notNull(),
    targetIpAddress: text('target_ip_address'),
    targetPort: integer('target_port'),
    targetPrintQueue: text('target_print_queue'),
    useLocalPrinterDriver: boolean('use_local_printer_driver').notNull(),
    paper: jsonb('paper').$type<PaperSettings>().notNull(),
    /** Agent it is printed through; null: the helper of the person who prints. */
    agentId: integer('agent_id'),
    agentName: text('agent_name'),
    /**
     * File with the first label of its run, whose line check releases this one; its own id for that file. Null where
     * nothing is checked.
     */
    firstEntryId: uuid('first_entry_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('print_job_entries_position').on(table.organizationId, table.printJobId, table.position),
    // Every list of orders counts the printed labels of orders; most entries belong to none.
    index('print_job_entries_by_order')
      .on(table.organizationId, table.orderId, table.orderLine)
      .where(sql`order_id is not null`),
    // Before an import is undone, it is checked whether any of its many articles was printed.
    index('print_job_entries_by_article')
      .on(table.organizationId, table.articleId)
      .where(sql`article_id is not null`),
    // Every list of failed jobs reads these; nearly all files succeed.
    index('print_job_entries_by_failure')
      .on(table.organizationId, table.printJobId, table.status)
      .where(sql`status not in ('Success', 'Processed')`),
    // A label is shown with the number of its print jobs, and deleted only if there are none.
    index('print_job_entries_by_version').on(table.organizationId, table.labelVersionId),
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

/** Files for the helper to fetch. Deleted after a day; the entry stays. */
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
