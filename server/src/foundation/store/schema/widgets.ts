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
} from 'drizzle-orm/pg-core';
import type { ArticleMode, WidgetAssignment, WidgetVariable } from '../../values/widget-values.ts';
import { organizationId } from './columns.ts';
import { labels } from './labels.ts';
import { accounts } from './people.ts';
import { printers } from './printers.ts';

export const widgets = pgTable(
  'widgets',
  {
    organizationId: organizationId(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    labelId: integer('label_id'),
    printerId: integer('printer_id'),
    variables: jsonb('variables').$type<WidgetVariable[]>().notNull(),
    articleMode: text('article_mode').$type<ArticleMode>().notNull().default('groupOnly'),
    clearInputAfterPrint: boolean('clear_input_after_print').notNull().default(true),
    predefinedArticleId: integer('predefined_article_id'),
    defaultQuantity: integer('default_quantity').notNull().default(1),
    width: integer('width').notNull().default(2),
    /** Empty: everybody of the organisation sees it. */
    assignedTo: jsonb('assigned_to')
      .$type<WidgetAssignment[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Position among the widgets; those with the same one are sorted by id. */
    position: integer('position').notNull().default(0),
    /** Incremented with every change. */
    revision: integer('revision').notNull().default(1),
    /** Id given by the browser that created it: a repeated call creates no second one. */
    localId: text('local_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.printerId],
      foreignColumns: [printers.organizationId, printers.id],
    }),
    uniqueIndex('widgets_local_id').on(table.organizationId, table.localId),
    index('widgets_by_label')
      .on(table.organizationId, table.labelId)
      .where(sql`label_id is not null`),
  ],
);

export const widgetFavorites = pgTable(
  'widget_favorites',
  {
    organizationId: organizationId(),
    accountId: integer('account_id').notNull(),
    widgetId: integer('widget_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.accountId, table.widgetId] }),
    foreignKey({
      columns: [table.organizationId, table.accountId],
      foreignColumns: [accounts.organizationId, accounts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.organizationId, table.widgetId],
      foreignColumns: [widgets.organizationId, widgets.id],
    }).onDelete('cascade'),
  ],
);
