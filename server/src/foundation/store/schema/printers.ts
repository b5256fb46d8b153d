import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PaperSettings } from '../../values/preferences.ts';
import type { PrinterLanguage } from '../../values/printer-languages.ts';
import { agents } from './agents.ts';
import { organizationId } from './columns.ts';
import { labels } from './labels.ts';
import { organizations } from './organization.ts';

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
    /** Agent that prints on it, in whose network it is; null: the helper of the person who prints. */
    agentId: integer('agent_id'),
    /** Incremented with every change: a save with an older revision was made without the later changes. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('printers_by_agent')
      .on(table.organizationId, table.agentId)
      .where(sql`agent_id is not null`),
    foreignKey({
      columns: [table.organizationId, table.agentId],
      foreignColumns: [agents.organizationId, agents.id],
    }),
  ],
);

/** Printers a label is meant for; a label without any can be printed on all. */
export const labelPrinters = pgTable(
  'label_printers',
  {
    organizationId: organizationId(),
    labelId: integer('label_id').notNull(),
    printerId: integer('printer_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.labelId, table.printerId] }),
    index('label_printers_by_printer').on(table.organizationId, table.printerId),
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

/** Paper settings of one label on one printer. */
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
